import UIKit

class SettingsController: UITableViewController {
  enum Section: Int, CaseIterable {
    case general
    case about
  }

  private let cellIdentifier = "Cell"

  init() {
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    tableView.keyboardDismissMode = .onDrag
    refreshControl = UIRefreshControl()
    navigationItem.rightBarButtonItem = editButtonItem
    clearsSelectionOnViewWillAppear = false
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .general: return 3
    case .about: return 1
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    if #available(iOS 14.0, *) {
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      content.secondaryText = "Section \(indexPath.section)"
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.imageProperties.tintColor = .systemOrange
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .systemBackground
      cell.backgroundConfiguration = background
    } else {
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Section \(indexPath.section)"
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return section == 0 ? "General" : nil
  }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    footer.textLabel?.text = "Footer"
    return footer
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    return indexPath.row == 0 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    cell.accessoryType = cell.accessoryType == .checkmark ? .none : .checkmark
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}
