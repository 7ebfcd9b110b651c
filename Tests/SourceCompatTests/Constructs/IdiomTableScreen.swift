import UIKit

protocol Identified: AnyObject {
  static var identifier: String { get }
}

extension Identified where Self: UIView {
  static var identifier: String { return String(describing: self) }
}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) where Cell: Identified {
    register(type, forCellReuseIdentifier: Cell.identifier)
  }

  func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell where Cell: Identified {
    guard let cell = dequeueReusableCell(withIdentifier: Cell.identifier, for: indexPath) as? Cell
    else { fatalError("Could not dequeue \(Cell.identifier)") }
    return cell
  }
}

final class PlaceCell: UITableViewCell, Identified {
  private let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    selectionStyle = .none
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }

  func configure(with name: String) {
    nameLabel.text = name
  }
}

class PlacesViewController: UIViewController {
  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView()
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    tableView.dataSource = self
    tableView.delegate = self
    return tableView
  }()
  private var places = ["Berlin", "Lima", "Oslo"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlaceCell.self)
    view.addSubview(tableView)
    if #available(iOS 15.0, *) {
      tableView.sectionHeaderTopPadding = 0
    }
  }

  private func add(_ place: String) {
    places.insert(place, at: 0)
    tableView.performBatchUpdates(
      {
        self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }, completion: nil)
  }
}

extension PlacesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return places.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: PlaceCell = tableView.dequeue(for: indexPath)
    cell.configure(with: places[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    places.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}

extension PlacesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return .leastNormalMagnitude
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    title = scrollView.contentOffset.y > 10 ? "Places" : nil
  }
}
