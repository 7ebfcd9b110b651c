import Foundation
import Testing
import UIKit

@Suite("UITableView · separators")
@MainActor
struct SeparatorTests {
  private func shown(
    _ system: Int = 17, orientation: UIInterfaceOrientation = .landscapeRight,
    style: UITableView.Style = .plain, counts: [Int] = [3],
    configure: (UITableView) -> Void = { _ in }
  ) -> ShownTable {
    ShownTable(
      TestDevice.iPhoneX(SystemVersion(major: system)), orientation: orientation, style: style,
      source: RowSource(counts)
    ) {
      $0.rowHeight = 44
      configure($0)
    }
  }

  private func separator(_ shown: ShownTable, _ row: Int = 0) -> (CGFloat, CGFloat)? {
    guard let cell = shown.cell(row), let frame = cell.separatorFrame else { return nil }
    return (frame.minX, cell.bounds.width - frame.maxX)
  }

  @Test("S6.6 a custom separator inset begins at the cell's edge by default")
  func separatorInsetFromCellEdges() throws {
    let shown = shown { $0.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5) }
    #expect(shown.table.separatorInsetReference == .fromCellEdges)
    let found = try #require(separator(shown))
    #expect(found == (10, 5))
  }

  @Test("S6.6 .fromAutomaticInsets adds the inset to the automatic one, safe area included")
  func separatorInsetFromAutomatic() throws {
    let shown = shown {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
      $0.separatorInsetReference = .fromAutomaticInsets
    }
    let found = try #require(separator(shown))
    #expect(found == (44 + 20 + 10, 5))
  }

  @Test("S6.6 automaticDimension leaves an edge to the system")
  func automaticEdge() throws {
    let shown = shown {
      $0.separatorInset = UIEdgeInsets(
        top: 0, left: UITableView.automaticDimension, bottom: 0, right: 7)
    }
    let found = try #require(separator(shown))
    #expect(found == (64, 7))
  }

  @Test("S6.6 a cell's own separator inset precedes the table's")
  func cellInsetPrecedesTheTables() throws {
    let shown = shown()
    let cell = try #require(shown.cell(1))
    cell.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    let own = try #require(separator(shown, 1))
    let other = try #require(separator(shown, 0))
    #expect(own == (100, 0) && other == (64, 0))
  }

  @Test(
    "S6.7 the automatic inset: 15 on iOS 7, 16 or 20 later; both sides on iOS 26",
    arguments: [(7, 15, 0), (8, 16, 0), (13, 16, 0), (18, 16, 0), (26, 16, 16)])
  func automaticInsetByRelease(system: Int, left: Int, right: Int) throws {
    let shown = shown(system, orientation: .portrait)
    let found = try #require(separator(shown))
    #expect(found == (CGFloat(left), CGFloat(right)))
    #expect(shown.table.separatorInset.left == CGFloat(left))
  }

  @Test("S6.7 the automatic inset follows the text's leading edge: after an image, by indentation")
  func alignsWithContent() throws {
    let source = RowSource([2])
    source.configure = { cell, path in
      cell.textLabel?.text = "Row"
      if path.row == 0 {
        cell.imageView?.image = UIImage(systemName: "star")
      } else {
        cell.indentationLevel = 2
      }
    }
    let shown = ShownTable(source: source)
    for row in 0..<2 {
      let cell = try #require(shown.cell(row))
      let text = try #require(cell.textLabel)
      #expect(isNear(cell.separatorFrame?.minX, text.convert(text.bounds, to: cell).minX))
    }
  }

  @Test("S6.8 inset grouped sections have no separator below the last row, plain tables do")
  func lastSeparator() {
    #expect(shown(style: .insetGrouped).cell(2)?.separatorFrame == nil)
    #expect(shown(style: .insetGrouped).cell(1)?.separatorFrame != nil)
    #expect(shown(style: .plain).cell(2)?.separatorFrame != nil)
  }

  @Test("S6.8 the separators above and below a selected row are hidden until it is deselected")
  func separatorsBesideASelectedRow() {
    let shown = shown()
    shown.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(shown.cell(0)?.separatorFrame == nil && shown.cell(1)?.separatorFrame == nil)
    #expect(shown.cell(2)?.separatorFrame != nil)
    shown.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(shown.cell(0)?.separatorFrame != nil && shown.cell(1)?.separatorFrame != nil)
  }

  @Test("grouped sections up to iOS 18 end in separators from edge to edge")
  func groupedSectionsEndInFullSeparators() throws {
    let shown = shown(style: .grouped)
    #expect(shown.cell(0)?.topSeparatorFrame == CGRect(x: 0, y: 0, width: 812, height: 1.0 / 3))
    let last = try #require(separator(shown, 2))
    #expect(last == (0, 0))
    #expect(shown.cell(1)?.topSeparatorFrame == nil)
  }

  @Test("S6.11 without separators the content view is as high as the row")
  func withoutSeparatorsTheContentIsAsHighAsTheRow() throws {
    let shown = shown { $0.separatorStyle = .none }
    let cell = try #require(shown.cell(0))
    #expect(cell.separatorFrame == nil && cell.contentView.frame.height == 44)
  }

  @Test(
    "empty rows have separators up to iOS 14 unless there is a footer view, later if configured")
  func emptyRows() {
    func lines(_ shown: ShownTable) -> Int {
      shown.window.layoutIfNeeded()
      return shown.table.subviews.filter {
        !($0 is UITableViewCell) && isNear($0.frame.height, 1.0 / 3)
      }.count
    }
    // 812 points of table below bars of 44, three rows of 44: rows 4 to 17 end inside.
    #expect(lines(shown(14, orientation: .portrait)) == 14)
    #expect(lines(shown(15, orientation: .portrait)) == 0)
    #expect(
      lines(shown(15, orientation: .portrait) { $0.fillerRowHeight = 100 }) == 6)
    #expect(
      lines(shown(14, orientation: .portrait) { $0.tableFooterView = UIView() }) == 0)
  }

  @Test("in a right-to-left interface the separator's inset is at the right")
  func rightToLeft() throws {
    let shown = shown(orientation: .portrait) { $0.semanticContentAttribute = .forceRightToLeft }
    // Cells follow their own attribute and the interface, not the table's.
    let cell = try #require(shown.cell(0))
    cell.semanticContentAttribute = .forceRightToLeft
    let found = try #require(separator(shown))
    #expect(found == (0, 16))
  }
}
