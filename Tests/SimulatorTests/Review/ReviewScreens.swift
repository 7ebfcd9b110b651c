import UIKit

/// The screens whose pictures are looked at by eye, each made again for every picture.
@MainActor
enum ReviewScreens {
  /// A table with every style of cell and accessory.
  final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 2 ? 9 : 4
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { ["General", "Sound", "More"][section] }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { section == 0 ? "What stands below the rows of a section." : nil }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle, .value2]
      let cell = UITableViewCell(style: styles[indexPath.row % 4], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = indexPath.section == 1 ? UIImage(systemName: "star") : nil
      let accessories: [UITableViewCell.AccessoryType] = [
        .disclosureIndicator, .checkmark, .detailButton, .none,
      ]
      cell.accessoryType = accessories[indexPath.row % 4]
      if indexPath.row == 3 { cell.accessoryView = UISwitch() }
      return cell
    }

    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }

    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      tableView.style == .plain ? ["A", "B", "C", "D"] : nil
    }
  }

  /// Controls or texts below each other.
  final class Controls: UIViewController {
    private(set) var fields: [UITextField] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      title = "Controls"
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: nil, action: nil)
      let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      done.isEnabled = false
      navigationItem.rightBarButtonItem = done
      let stack = UIStackView(arrangedSubviews: rows)
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      ])
    }

    private func row(_ views: [UIView]) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 12
      stack.alignment = .center
      return stack
    }

    private func off<Control: UIControl>(_ control: Control) -> Control {
      control.isEnabled = false
      return control
    }

    private var rows: [UIView] {
      let borders: [UITextField.BorderStyle] = [.roundedRect, .bezel, .line]
      fields = borders.map { border in
        let field = UITextField()
        field.borderStyle = border
        field.placeholder = "Placeholder"
        field.widthAnchor.constraint(equalToConstant: 132).isActive = true
        return field
      }
      let written = UITextField()
      written.borderStyle = .roundedRect
      written.text = "Disabled"
      let on = UISwitch()
      on.isOn = true
      let offAndOn = off(UISwitch())
      offAndOn.isOn = true
      let sliders = [UISlider(), off(UISlider())]
      for slider in sliders {
        slider.value = 0.4
        slider.widthAnchor.constraint(equalToConstant: 130).isActive = true
      }
      let segments = UISegmentedControl(items: ["First", "Second"])
      segments.selectedSegmentIndex = 0
      let deadSegments = off(UISegmentedControl(items: ["Off", "On"]))
      deadSegments.selectedSegmentIndex = 1
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = 0.6
      progress.widthAnchor.constraint(equalToConstant: 200).isActive = true
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      let pages = UIPageControl()
      pages.numberOfPages = 4
      let labels = [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link].map {
        let label = UILabel()
        label.text = "Label"
        label.textColor = $0
        return label
      }
      return [
        row([fields[0], fields[1]]), row([fields[2], off(written)]),
        row([UISwitch(), on, off(UISwitch()), offAndOn]), row(sliders),
        row([segments, deadSegments]), row([UIStepper(), off(UIStepper()), wheel]),
        row([progress, pages]), row(labels), row(buttons(.plain(), .gray(), .tinted())),
        row(buttons(.filled(), .borderedTinted(), .borderedProminent())), row(plainButtons),
      ]
    }

    private func buttons(_ configurations: UIButton.Configuration...) -> [UIButton] {
      configurations.enumerated().map { index, configuration in
        var configuration = configuration
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        button.isEnabled = index != 1
        return button
      }
    }

    private var plainButtons: [UIButton] {
      ["System", "Disabled"].map {
        let button = UIButton(type: .system)
        button.setTitle($0, for: .normal)
        button.isEnabled = $0 == "System"
        return button
      }
    }
  }

  /// A list of a collection view.
  final class List: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    static func make(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> List {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = .supplementary
      return List(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "List"
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        content.secondaryText = item % 3 == 0 ? "Secondary" : nil
        content.image = UIImage(systemName: "folder")
        cell.contentConfiguration = content
        cell.accessories = item % 2 == 0 ? [.disclosureIndicator()] : [.checkmark(), .detail()]
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, _, path in
        var content = header.defaultContentConfiguration()
        content.text = "Header \(path.section)"
        header.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
        view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(Array(0..<4), toSection: 0)
      snapshot.appendItems(Array(4..<8), toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
      self.source = source
    }
  }
}
