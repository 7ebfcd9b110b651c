import Foundation
import Testing
import UIKit

/// A delegate that logs the calls for selection.
@MainActor
private final class ChoiceLog: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var instead: [IndexPath: IndexPath] = [:]
  var refused: Set<IndexPath> = []
  var forbidden: Set<IndexPath> = []
  var style: UITableViewCell.EditingStyle = .delete

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("should \(indexPath.row)")
    return !forbidden.contains(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will \(indexPath.row)")
    return refused.contains(indexPath) ? nil : instead[indexPath] ?? indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("did \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { calls.append("accessory \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("willEdit \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("didEdit \(indexPath?.row ?? -1)")
  }
}

@Suite("UITableView · selection")
@MainActor
struct SelectionTests {
  private let log = ChoiceLog()
  private let shown: ShownTable

  init() {
    shown = ShownTable(source: RowSource([20]), delegate: log) { $0.rowHeight = 50 }
  }

  private func tap(_ row: Int, x: CGFloat = 100) {
    shown.window.layoutIfNeeded()
    let rect = shown.table.rectForRow(at: path(row))
    let point = shown.table.convert(CGPoint(x: x, y: rect.midY), to: shown.window)
    shown.scene.touchScreen.tap(at: point)
    Runtime.loop.runUntilIdle()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("a tap: highlight, select, unhighlight; the former row is deselected first")
  func aTapHighlightsThenSelects() {
    tap(2)
    #expect(log.take() == ["should 2", "highlight 2", "will 2", "did 2", "unhighlight 2"])
    #expect(shown.table.indexPathForSelectedRow == path(2))
    #expect(shown.cell(2)?.isSelected == true && shown.cell(2)?.isHighlighted == false)
    tap(4)
    #expect(
      log.take() == [
        "should 4", "highlight 4", "will 4", "willDeselect 2", "didDeselect 2", "did 4",
        "unhighlight 4",
      ])
    #expect(
      shown.cell(2)?.isSelected == false && shown.table.indexPathsForSelectedRows == [path(4)])
    tap(4)
    #expect(log.take() == ["should 4", "highlight 4", "will 4", "did 4", "unhighlight 4"])
  }

  @Test("the delegate selects another row, none, or prevents the highlight")
  func delegateDecides() {
    log.instead = [path(1): path(3)]
    log.refused = [path(5)]
    log.forbidden = [path(7)]
    tap(1)
    #expect(shown.table.indexPathForSelectedRow == path(3))
    tap(5)
    #expect(shown.table.indexPathForSelectedRow == path(3))
    _ = log.take()
    tap(7)
    #expect(log.take() == ["should 7"] && shown.table.indexPathForSelectedRow == path(3))
  }

  @Test("multiple selection: a tap on a selected row deselects it")
  func multipleSelection() {
    shown.table.allowsMultipleSelection = true
    tap(1)
    tap(3)
    #expect(shown.table.indexPathsForSelectedRows == [path(1), path(3)])
    tap(1)
    #expect(shown.table.indexPathsForSelectedRows == [path(3)])
    #expect(log.take().suffix(3) == ["willDeselect 1", "didDeselect 1", "unhighlight 1"])
  }

  @Test("rows cannot be selected if the table does not allow it, nor while editing")
  func notAllowed() {
    shown.table.allowsSelection = false
    tap(1)
    #expect(shown.table.indexPathForSelectedRow == nil)
    shown.table.allowsSelection = true
    shown.table.setEditing(true, animated: false)
    tap(1)
    #expect(shown.table.indexPathForSelectedRow == nil)
    shown.table.allowsSelectionDuringEditing = true
    tap(1)
    #expect(shown.table.indexPathForSelectedRow == path(1))
  }

  @Test("selectRow calls no delegate method, and scrolls to the given position")
  func selectRowCallsNoDelegateMethod() {
    shown.table.selectRow(at: path(19), animated: false, scrollPosition: .bottom)
    shown.window.layoutIfNeeded()
    #expect(log.take() == [] && shown.cell(19)?.isSelected == true)
    #expect(shown.table.indexPathsForVisibleRows?.contains(path(19)) == true)
    shown.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(shown.table.indexPathForSelectedRow == nil && shown.cell(19)?.isSelected == false)
  }

  @Test("a selected row that scrolls away and back is still selected, and shows its background")
  func scrolledAway() throws {
    tap(0)
    shown.table.contentOffset.y = 500
    shown.window.layoutIfNeeded()
    #expect(shown.cell(0) == nil)
    shown.table.contentOffset.y = -44
    let cell = try #require(shown.cell(0))
    #expect(cell.isSelected && cell.selectedBackgroundView?.superview === cell)
    cell.selectionStyle = .none
    shown.window.layoutIfNeeded()
    #expect(cell.selectedBackgroundView?.superview == nil)
  }

  @Test("a touch that scrolls selects nothing")
  func scrollingCancelsTheHighlight() {
    shown.scene.touchScreen.drag(
      from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), duration: 0.2, rest: 0)
    Runtime.loop.runUntilIdle()
    #expect(shown.table.contentOffset.y > 0 && shown.table.indexPathForSelectedRow == nil)
    #expect(!log.calls.contains { $0.hasPrefix("did ") })
  }

  @Test("the detail button calls the delegate, and the row is not selected")
  func detailButtonCallsTheDelegate() throws {
    shown.source.configure = { cell, _ in cell.accessoryType = .detailButton }
    shown.table.reloadData()
    let cell = try #require(shown.cell(3))
    let view = try #require(cell.subviews.first { $0.bounds.width == 22 })
    let point = view.convert(CGPoint(x: 11, y: 11), to: shown.window)
    shown.scene.touchScreen.tap(at: point)
    Runtime.loop.runUntilIdle()
    #expect(log.take() == ["accessory 3"] && shown.table.indexPathForSelectedRow == nil)
  }
}

@Suite("UITableView · editing")
@MainActor
struct TableEditingTests {
  private let log = ChoiceLog()
  private let shown: ShownTable

  init() {
    shown = ShownTable(source: RowSource([4]), delegate: log) { $0.rowHeight = 50 }
  }

  private func tap(_ view: UIView) {
    shown.scene.touchScreen.tap(
      at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: shown.window))
    Runtime.loop.runUntilIdle()
    shown.window.layoutIfNeeded()
  }

  /// The view at the leading edge of a row.
  private func editingControl(_ row: Int) throws -> UIView {
    let cell = try #require(shown.cell(row))
    return try #require(
      cell.hitTest(CGPoint(x: 15, y: 25), with: nil) as? UIControl)
  }

  @Test("editing controls shift the content view, which moves back when they are removed")
  func editingControlsShiftTheContent() throws {
    shown.table.setEditing(true, animated: false)
    let cell = try #require(shown.cell(0))
    #expect(cell.isEditing && cell.editingStyle == .delete)
    // The editing control is 38 wide; the reorder control, as the source allows moves, 44.
    #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.width == 375 - 38 - 44)
    #expect(cell.separatorFrame?.minX == 54)
    shown.table.setEditing(false, animated: false)
    shown.window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 375)
  }

  @Test("deletion: the editing control shows a button, which calls the data source")
  func deletionControlShowsAButton() throws {
    shown.source.onCommit = { table, path in
      self.shown.source.counts = [3]
      table.deleteRows(at: [path], with: .automatic)
    }
    shown.table.setEditing(true, animated: false)
    tap(try editingControl(1))
    let cell = try #require(shown.cell(1))
    #expect(cell.showingDeleteConfirmation && shown.source.committed == [])
    #expect(log.take() == ["willEdit 1"])
    tap(try #require(cell.hitTest(CGPoint(x: 360, y: 25), with: nil)))
    #expect(shown.source.committed == ["delete 0.1"])
    #expect(shown.table.numberOfRows(inSection: 0) == 3 && log.take() == ["didEdit -1"])
  }

  @Test("insertion: the editing control calls the data source at once")
  func insertionControlCallsTheDataSource() throws {
    log.style = .insert
    shown.table.setEditing(true, animated: false)
    tap(try editingControl(2))
    #expect(shown.source.committed == ["insert 0.2"])
  }

  @Test("a row is moved by its reorder control")
  func rowMovesByItsReorderControl() throws {
    shown.table.setEditing(true, animated: false)
    let cell = try #require(shown.cell(0))
    let from = cell.convert(CGPoint(x: 355, y: 25), to: shown.window)
    let to = CGPoint(x: from.x, y: from.y + 100)
    shown.scene.touchScreen.drag(from: from, to: to, duration: 0.5, rest: 0)
    Runtime.loop.runUntilIdle()
    shown.window.layoutIfNeeded()
    #expect(shown.source.moved == ["0 to 2"])
    #expect(shown.table.indexPath(for: cell)?.row == 2 && cell.frame.minY == 100)
  }

  @Test("multiple selection during editing: circles instead of editing controls")
  func multipleSelectionDuringEditing() throws {
    shown.table.allowsMultipleSelectionDuringEditing = true
    shown.table.setEditing(true, animated: false)
    let cell = try #require(shown.cell(0))
    #expect(cell.contentView.frame.minX == 38)
    tap(cell.contentView)
    tap(try #require(shown.cell(2)).contentView)
    #expect(shown.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    #expect(shown.source.committed == [])
  }
}

@Suite("UITableView · section index")
@MainActor
struct SectionIndexTests {
  @Test(
    "S6.15 the section index narrows the content view at the trailing edge; a touch on it scrolls")
  func sectionIndexNarrowsTheContent() throws {
    let source = RowSource(Array(repeating: 10, count: 26))
    source.indexTitles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    source.headers = source.indexTitles ?? []
    let shown = ShownTable(source: source) { $0.rowHeight = 44 }
    let cell = try #require(shown.cell(0))
    #expect(cell.contentView.frame.width == 360)

    // Titles are centered in the space between the bars, 14 apart.
    let top = 44 + (812 - 44 - 34 - 26 * 14) / 2
    shown.scene.touchScreen.tap(at: CGPoint(x: 370, y: CGFloat(top + 5 * 14 + 7)))
    Runtime.loop.runUntilIdle()
    shown.window.layoutIfNeeded()
    let section = shown.table.rect(forSection: 5)
    #expect(shown.table.contentOffset.y == section.minY - 44)
  }

  @Test(
    "S6.15 the index is hidden in tables with fewer rows than sectionIndexMinimumDisplayRowCount")
  func indexIsHiddenInShortTables() throws {
    let source = RowSource([3])
    source.indexTitles = ["A"]
    let shown = ShownTable(source: source) { $0.sectionIndexMinimumDisplayRowCount = 4 }
    #expect(shown.cell(0)?.contentView.frame.width == 375)
  }
}
