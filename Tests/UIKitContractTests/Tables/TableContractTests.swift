import Testing
import UIKit

/// A data source with a number of rows, whose cells are configured as apps do.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  var count: Int
  var configure: (UITableViewCell) -> Void = { _ in }

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    configure(cell)
    return cell
  }
}

/// Statements on tables that can be tested with Apple's public API alone.
@Suite("UITableView")
@MainActor
struct TableContractTests {
  private func table(
    _ rows: Rows, style: UITableView.Style = .plain, in superview: UIView? = nil
  ) throws -> (UITableView, UIWindow) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = rows
    let view = superview ?? UIView(frame: table.bounds)
    view.addSubview(table)
    let window = try Stage.show(view)
    window.layoutIfNeeded()
    return (table, window)
  }

  @Test("S6.1, S6.2 contents keep clear of the safe area at the sides, cells do not")
  func safeArea() throws {
    let rows = Rows(3)
    let probe = InsetView()
    let (table, window) = try table(rows, in: probe)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))

    #expect(table.insetsContentViewsToSafeArea)
    #expect(cell.frame.minX == 0 && cell.frame.width == 320)
    #expect(cell.contentView.frame.minX == 10 && cell.contentView.frame.width == 298)

    table.insetsContentViewsToSafeArea = false
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 320)
  }

  @Test("S6.4 the header view gets the table's width")
  func headerView() throws {
    let (table, window) = try table(Rows(3), in: InsetView())
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    window.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
  }

  @Test("S6.6 separators' insets begin at the cells' edges")
  func separatorReference() {
    #expect(UITableView().separatorInsetReference == .fromCellEdges)
    #expect(UITableView.SeparatorInsetReference.fromCellEdges.rawValue == 0)
    #expect(UITableView.SeparatorInsetReference.fromAutomaticInsets.rawValue == 1)
  }

  @Test("S6.9 heights are automatic")
  func automaticHeights() {
    let table = UITableView()
    #expect(UITableView.automaticDimension == -1)
    #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == -1 && table.sectionFooterHeight == -1)
  }

  @Test("S6.11 the content view is lower than its row by the separator")
  func contentIsLowerByTheSeparator() throws {
    let (table, window) = try table(Rows(3))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let pixel = 1 / window.traitCollection.displayScale
    #expect(abs(cell.contentView.frame.height - (44 - pixel)) < 0.001)
  }

  @Test("index paths are found by position, and rectangles by index path")
  func indexPathsAndRectangles() throws {
    let (table, _) = try table(Rows(100))
    let path = IndexPath(row: 3, section: 0)
    #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 133)) == path)
    #expect(table.contentSize == CGSize(width: 320, height: 4400))
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 100)
    #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
  }

  @Test("an update shows the data source's state after it")
  func anUpdateShowsTheNewData() throws {
    let rows = Rows(3)
    let (table, window) = try table(rows)
    let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
    rows.count = 4
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    window.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === second && second != nil)
  }

  @Test("selectRow sets the selected index path")
  func selectRowSetsTheSelection() throws {
    let (table, _) = try table(Rows(3))
    let path = IndexPath(row: 1, section: 0)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("index paths of rows and of items have the same two indexes")
  func indexPathsOfRowsAndItems() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path == IndexPath(indexes: [2, 3]))
    path.row = 7
    path.section = 1
    #expect(path.item == 7 && path == IndexPath(row: 7, section: 1))
  }

  @Test("a content configuration replaces the content view")
  func contentConfiguration() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    #expect(cell.contentView is UIListContentView)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Text")
  }
}
