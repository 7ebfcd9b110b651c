import Foundation
import Testing
import UIKit

@Suite("UITableView · queries between layout passes")
@MainActor
struct TableQueryTests {
  private let source = RowSource([3])
  private let scene = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 17)))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = source
  }

  private func showTable() -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(table)
    let window = show(controller, in: scene)
    window.layoutIfNeeded()
    return window
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    "S6.23 cells are there right after reloadData(), in a window and out of one",
    arguments: [true, false])
  func cellsAfterReloadData(inWindow: Bool) {
    let window = inWindow ? showTable() : nil
    source.counts = [5]
    table.reloadData()
    #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<5).map { "Row 0.\($0)" })
    #expect(table.indexPathsForVisibleRows == (0..<5).map(path))
    #expect(table.cellForRow(at: path(4))?.frame.minY == 160)
    #expect(table.cellForRow(at: path(5)) == nil)
    // No cell is requested twice.
    #expect(source.takeRequests().filter { $0 == path(4) }.count == 1)
    window?.layoutIfNeeded()
    #expect(source.takeRequests().isEmpty)
  }

  @Test("S6.23 rectangles use measured heights right after reloadData()")
  func rectanglesAfterReloadData() {
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 100
    source.footers = ["Footer"]
    source.make = { _, _ in
      let cell = UITableViewCell()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 30),
      ])
      return cell
    }
    table.separatorStyle = .none
    table.reloadData()
    let last = table.rectForRow(at: path(2))
    #expect(last.height == 30)
    #expect(last.maxY - table.rectForRow(at: path(0)).minY == 90)
    #expect(table.rectForFooter(inSection: 0).minY == last.maxY)
    #expect(table.rectForFooter(inSection: 0).height > 0)
  }

  @Test("S6.23 a table without a size, or in the middle of an update, is not brought up to date")
  func anUnreadyTableIsNotUpdated() {
    table.frame.size = .zero
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    table.frame.size = CGSize(width: 320, height: 480)
    table.beginUpdates()
    source.counts = [4]
    table.insertRows(at: [path(3)], with: .none)
    #expect(table.visibleCells.isEmpty)
    table.endUpdates()
    #expect(table.visibleCells.count == 4)
  }

  @Test("S7.25 updates show their cells at once, also outside a window")
  func updatesShowTheirCellsAtOnce() {
    #expect(table.numberOfRows(inSection: 0) == 3)
    source.counts = [4]
    table.performBatchUpdates { table.insertRows(at: [path(0)], with: .none) }
    #expect(source.takeRequests().count == 4)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 4)
  }
}
