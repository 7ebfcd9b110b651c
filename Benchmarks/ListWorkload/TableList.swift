import Foundation
import UIKit

/// A table of rows of different heights, which size themselves.
@MainActor
final class TableList: NSObject, WorkloadList, UITableViewDataSource {
  private let table = UITableView()
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
  }

  var view: UIScrollView { table }

  func fill() { table.dataSource = self }

  func goToEnd() {
    table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: path)
    (cell as? NoteCell)?.height?.constant = CGFloat(30 + path.row % 5 * 12)
    return cell
  }
}

/// A cell whose height is that of its constraints.
private final class NoteCell: UITableViewCell {
  private(set) var height: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let note = UIView()
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    let margins = contentView.layoutMarginsGuide
    let height = note.heightAnchor.constraint(equalToConstant: 30)
    self.height = height
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: margins.topAnchor),
      note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
