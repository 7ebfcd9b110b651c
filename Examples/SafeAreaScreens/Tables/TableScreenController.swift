public import UIKit

/// A table from edge to edge of the screen, with a header and cells of its own (seed 001).
///
/// Header and cells are transparent; what is seen are their content views, which the table keeps
/// clear of the sensor housing unless it is told not to.
public final class TableScreenController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  /// The table.
  public let tableView: UITableView = .init(frame: .zero, style: .plain)
  private let words = (1...30).map { "Cell \($0)" }

  /// Creates the screen.
  ///
  /// - Parameter insetsContentViews: Whether the table keeps contents clear of the safe area.
  public init(insetsContentViews: Bool = true) {
    super.init(nibName: nil, bundle: nil)
    // figure: content-views-inset
    tableView.insetsContentViewsToSafeArea = insetsContentViews
    // end figure
    title = "Table"
  }

  /// Storyboards are not used: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Puts the table to the view's edges.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    tableView.backgroundColor = .clear
    tableView.separatorStyle = .none
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(LineCell.self, forCellReuseIdentifier: "line")
    tableView.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: "title")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Returns the number of cells.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  /// Returns a cell with a line of its own.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    (cell as? LineCell)?.label.text = words[indexPath.row]
    return cell
  }

  /// Returns the header.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    (header as? TitleHeader)?.label.text = "Header"
    return header
  }

  /// Returns the header's height.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 44 }
}
