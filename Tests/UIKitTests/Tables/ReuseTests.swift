import Foundation
import Testing
import UIKit

/// A delegate that logs the calls for displayed cells.
@MainActor
private final class DisplayLog: NSObject, UITableViewDelegate {
  var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("will \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("end \(indexPath.row)") }
}

@MainActor
private final class NamedCell: UITableViewCell {
  var reused = 0
  var styleAtInit: CellStyle?

  override init(style: CellStyle, reuseIdentifier: String?) {
    styleAtInit = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reused += 1
  }
}

@Suite("UITableView · registration and reuse")
@MainActor
struct ReuseTests {
  private func expect(_ message: String, in result: ExitTest.Result?) {
    let text = standardError(of: result)
    #expect(text.contains(message))
  }

  @Test(
    "a registered class is created with its own initializer, the default style and the identifier")
  func registeredClassUsesItsInitializer() throws {
    let shown = ShownTable(source: RowSource([1]), cellClass: NamedCell.self)
    let cell = try #require(shown.cell(0) as? NamedCell)
    #expect(cell.styleAtInit == .default && cell.reuseIdentifier == "cell" && cell.reused == 0)
    #expect(shown.table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(shown.table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    shown.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    #expect(
      shown.table.dequeueReusableHeaderFooterView(withIdentifier: "head")?.reuseIdentifier
        == "head")
  }

  @Test("cells that are no longer visible are reused, after prepareForReuse")
  func invisibleCellsAreReused() throws {
    let source = RowSource([1000])
    let log = DisplayLog()
    let shown = ShownTable(source: source, delegate: log, cellClass: NamedCell.self) {
      $0.rowHeight = 100
    }
    // 812 points below bars of 44: rows 0 to 7.
    #expect(log.take() == (0...7).map { "will \($0)" })
    let first = try #require(shown.cell(0) as? NamedCell)
    shown.table.contentOffset.y = 100
    shown.window.layoutIfNeeded()
    #expect(log.take() == ["end 0", "will 8", "will 9"])
    #expect(shown.cell(8) as? NamedCell === first || shown.cell(9) as? NamedCell === first)
    #expect(first.reused == 1)

    for step in 2..<200 {
      shown.table.contentOffset.y = CGFloat(step) * 100
      shown.window.layoutIfNeeded()
    }
    let cells = Set(shown.table.visibleCells.map(ObjectIdentifier.init))
    #expect(cells.count == 9 && shown.table.subviews.filter { $0 is UITableViewCell }.count == 9)
    #expect(first.reused > 10)
  }

  @Test("visible rows and cells are in order; cells and index paths are found from each other")
  func visibleRowsAndCellsAreInOrder() throws {
    let shown = ShownTable(source: RowSource([3, 3])) { $0.rowHeight = 100 }
    let paths = try #require(shown.table.indexPathsForVisibleRows)
    #expect(
      paths.map { [$0.section, $0.row] } == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    for (path, cell) in zip(paths, shown.table.visibleCells) {
      #expect(shown.table.indexPath(for: cell) == path)
      #expect(shown.table.cellForRow(at: path) === cell)
      #expect(shown.table.rectForRow(at: path) == cell.frame)
      #expect(shown.table.indexPathForRow(at: cell.center) == path)
    }
    #expect(shown.table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    #expect(shown.table.indexPathForRow(at: CGPoint(x: 10, y: 5000)) == nil)
    #expect(shown.table.numberOfRows(inSection: 7) == 0)
  }

  @Test("prefetching: rows beyond the edge, nearest first, canceled when scrolling reverses")
  func prefetchingRowsBeyondTheEdge() {
    let log = PrefetchLog()
    let shown = ShownTable(source: RowSource([200])) {
      $0.rowHeight = 100
      $0.prefetchDataSource = log
    }
    #expect(log.take() == ["fetch 8 9 10 11 12 13 14 15"])
    shown.table.contentOffset.y = 3000
    shown.window.layoutIfNeeded()
    #expect(
      log.take() == [
        "cancel 8 9 10 11 12 13 14 15", "fetch 39 40 41 42 43 44 45 46",
      ])
    shown.table.contentOffset.y = 2900
    shown.window.layoutIfNeeded()
    #expect(
      log.take() == [
        "cancel 39 40 41 42 43 44 45 46", "fetch 28 27 26 25 24 23 22 21 20",
      ])
    shown.table.isPrefetchingEnabled = false
    shown.table.contentOffset.y = 9000
    shown.window.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @MainActor
  private final class PrefetchLog: NSObject, UITableViewDataSourcePrefetching {
    private var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
    private func text(_ paths: [IndexPath]) -> String {
      paths.map { String($0.row) }.joined(separator: " ")
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.append("fetch \(text(indexPaths))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      calls.append("cancel \(text(indexPaths))")
    }
  }

  @Test("an identifier without a registered class traps with UIKit's message")
  func unregisteredIdentifierTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource([1])
        source.make = { $0.dequeueReusableCell(withIdentifier: "none", for: $1) }
        _ = ShownTable(source: source)
      }
    }
    expect(
      "unable to dequeue a cell with identifier none - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard", in: result)
  }

  @Test("a second dequeued cell for the same row traps with UIKit's message")
  func secondDequeuedCellTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource([1])
        source.make = { table, path in
          _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        _ = ShownTable(source: source)
      }
    }
    expect(
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
        + "really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "cell, index path: {length = 2, path = 0 - 0}", in: result)
  }

  @Test("registering a class that is not a cell traps with UIKit's message")
  func registeringANonCellTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        UITableView().register(UIView.self, forCellReuseIdentifier: "cell")
      }
    }
    expect("must pass a class of kind UITableViewCell", in: result)
  }

  @Test("an index path without exactly two indexes traps with UIKit's message")
  func invalidIndexPathTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = IndexPath(index: 3).row }
    }
    expect(
      "Invalid index path for use with UITableView. Index paths passed to table view must contain "
        + "exactly two indices specifying the section and row.", in: result)
  }

  @Test("a table's cells and headers are made from their types by the symbols that carry the names")
  func cellsAndHeadersAreMadeFromTypes() {
    _ = bootTestScene()
    let type: UITableViewCell.Type = NamedCell.self
    let cell = type.make(style: .subtitle, reuseIdentifier: "made") as? NamedCell
    #expect(cell?.styleAtInit == .subtitle && cell?.reuseIdentifier == "made")
    let header: UITableViewHeaderFooterView.Type = NamedHeader.self
    let made = header.make(reuseIdentifier: "made") as? NamedHeader
    #expect(made?.nameAtInit == "made")
  }

  @MainActor
  private final class NamedHeader: UITableViewHeaderFooterView {
    var nameAtInit: String?
    override init(reuseIdentifier: String?) {
      nameAtInit = reuseIdentifier
      super.init(reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
}

@Suite("UITableView · many rows")
@MainActor
struct LargeTableTests {
  private func shown(_ count: Int) -> ShownTable {
    let source = RowSource([count])
    source.configure = { cell, path in
      (cell as? BlockCell)?.height?.constant = CGFloat(40 + path.row % 7 * 10)
    }
    return ShownTable(source: source, cellClass: BlockCell.self)
  }

  @Test("100,000 rows with estimates: the first layout requests only the visible rows")
  func firstLayoutRequestsVisibleRows() {
    let large = shown(100_000)
    let small = shown(1000)
    let requests = large.source.takeRequests()
    #expect(requests == small.source.takeRequests())
    #expect(requests.count == large.table.indexPathsForVisibleRows?.count && requests.count < 20)
    #expect(requests.first?.row == 0)
  }

  @Test("scrolling to the end requests the last rows only, and ends exactly at the end")
  func scrollingToTheEndRequestsLastRows() throws {
    let shown = shown(100_000)
    _ = shown.source.takeRequests()
    shown.table.scrollToRow(
      at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    shown.window.layoutIfNeeded()
    let requests = shown.source.takeRequests()
    #expect(requests.count < 60 && requests.allSatisfy { $0.row > 99_900 })
    #expect(shown.table.indexPathsForVisibleRows?.last?.row == 99_999)
    let last = try #require(shown.cell(99_999))
    #expect(isNear(last.frame.maxY, shown.table.bounds.maxY - 34, 0.34))
    #expect(isNear(shown.table.contentSize.height, last.frame.maxY, 0.34))
  }

  @Test("a rotation requests only rows that become visible")
  func rotationRequestsAppearingRows() {
    let shown = shown(100_000)
    shown.table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
    shown.window.layoutIfNeeded()
    _ = shown.source.takeRequests()
    shown.scene.rotate(to: .landscapeRight)
    shown.window.layoutIfNeeded()
    #expect(shown.source.takeRequests().count < 30)
  }

  @Test("scrolling up over unmeasured rows does not move the visible rows on screen")
  func scrollingBackKeepsVisibleRowsInPlace() throws {
    let shown = shown(1000)
    shown.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    shown.window.layoutIfNeeded()
    for _ in 0..<60 {
      let path = try #require(shown.table.indexPathsForVisibleRows?[2])
      let cell = try #require(shown.table.cellForRow(at: path))
      let before = cell.frame.minY - shown.table.contentOffset.y
      shown.table.contentOffset.y -= 15
      shown.window.layoutIfNeeded()
      let after = cell.frame.minY - shown.table.contentOffset.y
      #expect(isNear(after, before + 15, 0.67))
    }
  }

  @Test("scrolled through from top to bottom, the height is that of all rows")
  func heightAfterScrollingThrough() {
    let shown = shown(300)
    while shown.table.contentOffset.y < shown.table.contentSize.height - 812 + 34 - 0.5 {
      let old = shown.table.contentOffset.y
      shown.table.contentOffset.y = min(
        old + 400, shown.table.contentSize.height - 812 + 34)
      shown.window.layoutIfNeeded()
      if shown.table.contentOffset.y == old { break }
    }
    var sum: CGFloat = 0
    for row in 0..<300 { sum += CGFloat(40 + row % 7 * 10) + 1.0 / 3 }
    #expect(isNear(shown.table.contentSize.height, sum, 0.01))
  }

  @Test("scrollToRow scrolls the row to each scroll position", arguments: [0, 3, 500, 998, 999])
  func scrollToRow(row: Int) throws {
    let shown = shown(1000)
    let path = IndexPath(row: row, section: 0)
    for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
      shown.table.scrollToRow(at: path, at: position, animated: false)
      shown.window.layoutIfNeeded()
      let frame = try #require(shown.cell(row)).frame
      let (top, bottom) = (shown.table.bounds.minY + 44, shown.table.bounds.maxY - 34)
      #expect(frame.minY >= top - 0.4 && frame.maxY <= bottom + 0.4)
      guard row == 500 else { continue }
      switch position {
      case .top: #expect(isNear(frame.minY, top, 0.4))
      case .middle: #expect(isNear(frame.midY, (top + bottom) / 2, 0.4))
      case .bottom: #expect(isNear(frame.maxY, bottom, 0.4))
      case .none: break
      }
    }
  }

  @Test("rows and sections out of bounds trap with UIKit's message")
  func outOfBoundsTraps() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ShownTable(source: RowSource([3])).table.scrollToRow(
          at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      standardError(of: row).contains(
        "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 rows "
          + "in section 0."))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ShownTable(source: RowSource([3])).table.scrollToRow(
          at: IndexPath(row: 0, section: 4), at: .top, animated: false)
      }
    }
    #expect(
      standardError(of: section).contains(
        "Attempted to scroll the table view to an out-of-bounds section (4) when there are only 1 "
          + "sections."))
  }
}
