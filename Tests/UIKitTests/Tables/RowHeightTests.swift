import Foundation
import Testing
import UIKit

/// A delegate that returns heights of rows, and logs the rows of the calls.
@MainActor
final class RowHeights: NSObject, UITableViewDelegate {
  var height: (IndexPath) -> CGFloat = { _ in 60 }
  private(set) var requests: [IndexPath] = []

  func takeRequests() -> [IndexPath] {
    defer { requests = [] }
    return requests
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requests.append(indexPath)
    return height(indexPath)
  }
}

/// A cell with a content height from a constrained subview.
@MainActor
final class BlockCell: UITableViewCell {
  let block = UIView()
  var height: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    let height = block.heightAnchor.constraint(equalToConstant: 100)
    self.height = height
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("UITableView · heights of rows")
@MainActor
struct RowHeightTests {
  private func shown(
    _ device: DeviceDescription = TestDevice.iPhone8(SystemVersion(major: 17)),
    style: UITableView.Style = .plain, counts: [Int] = [3],
    delegate: (any UITableViewDelegate)? = nil, heights: [CGFloat]? = nil,
    configure: (UITableView) -> Void = { _ in }
  ) -> ShownTable {
    let source = RowSource(counts)
    guard let heights else {
      return ShownTable(
        device, style: style, source: source, delegate: delegate, configure: configure)
    }
    source.configure = { cell, path in
      (cell as? BlockCell)?.height?.constant = heights[path.row % heights.count]
    }
    return ShownTable(
      device, style: style, source: source, delegate: delegate, cellClass: BlockCell.self,
      configure: configure)
  }

  @Test("S6.9 all six heights are automatic, which is -1")
  func allSixHeightsAreAutomatic() {
    _ = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 17)))
    let table = UITableView()
    #expect(UITableView.automaticDimension == -1)
    #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == -1 && table.estimatedSectionHeaderHeight == -1)
    #expect(table.sectionFooterHeight == -1 && table.estimatedSectionFooterHeight == -1)
  }

  @Test("S6.9 up to iOS 10 nothing is estimated, and rows are 44 high")
  func nothingIsEstimatedUpToIOS10() throws {
    let shown = shown(TestDevice.iPhone8(SystemVersion(major: 10)), heights: [100])
    #expect(shown.table.estimatedRowHeight == 0)
    #expect(shown.cell(0)?.frame.height == 44)
  }

  @Test("S6.9 a cell whose constraints give no height is 44 high, also with estimates off")
  func unconstrainedCellIs44High() throws {
    let empty = RowSource([2])
    empty.configure = { _, _ in }
    #expect(
      ShownTable(TestDevice.iPhone8(SystemVersion(major: 17)), source: empty).cell(0)?.frame.height
        == 44)
    let off = shown(heights: [100]) { $0.estimatedRowHeight = 0 }
    #expect(off.cell(0)?.frame.height == 44)
  }

  @Test("S6.10 the delegate's height precedes rowHeight, which precedes the content's")
  func delegateHeightPrecedesRowHeight() {
    let delegate = RowHeights()
    #expect(
      shown(delegate: delegate, heights: [100]) { $0.rowHeight = 50 }.cell(0)?.frame.height == 60)
    #expect(shown(heights: [100]) { $0.rowHeight = 50 }.cell(0)?.frame.height == 50)
    #expect(shown(heights: [100]).cell(0)?.frame.height == 100.5)
    delegate.height = { $0.row == 0 ? UITableView.automaticDimension : 70 }
    let mixed = shown(delegate: delegate, heights: [100])
    #expect(mixed.cell(0)?.frame.height == 100.5 && mixed.cell(1)?.frame.height == 70)
  }

  @Test("S6.11 a content of 44 makes a row of 44.5 at 2x, whose content is 44 high")
  func separatorPixel() throws {
    let cell = try #require(shown(heights: [44]).cell(0))
    #expect(cell.frame.height == 44.5 && cell.contentView.frame.height == 44)
    let fixed = try #require(shown { $0.rowHeight = 44 }.cell(0))
    #expect(fixed.contentView.frame.height == 43.5)
  }

  @Test("S6.11 a fractional height is rounded up to pixels; without separators nothing is added")
  func fractionalHeightIsRoundedUp() {
    #expect(shown(heights: [50.2]).cell(0)?.frame.height == 51)
    let phone = shown(TestDevice.iPhoneX(SystemVersion(major: 17)), heights: [50.2])
    #expect(isNear(phone.cell(0)?.frame.height, 50 + 2.0 / 3))
    #expect(shown(heights: [44]) { $0.separatorStyle = .none }.cell(0)?.frame.height == 44)
  }

  @Test("S6.11 the content is measured with its own width: table minus accessory minus safe area")
  func contentIsMeasuredWithItsWidth() throws {
    let source = RowSource([1])
    source.make = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let square = UIView()
      square.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(square)
      NSLayoutConstraint.activate([
        square.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        square.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        square.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        square.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 0.5),
      ])
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let shown = ShownTable(
      TestDevice.iPhoneX(SystemVersion(major: 17)), orientation: .landscapeRight, source: source)
    // 812 − 44 − 44 − 34 = 690 wide, half as high, and a pixel.
    #expect(isNear(shown.cell(0)?.frame.height, 345 + 1.0 / 3))
  }

  @Test("S6.12 the size that the table gives is a required constraint with UIKit's name")
  func tableSizeIsARequiredConstraint() throws {
    let lines = LogLines()
    let old = Runtime.report
    defer { Runtime.report = old }
    let shown = shown(heights: [100]) { $0.rowHeight = 80 }
    Runtime.report = { lines.text += $0 }
    shown.table.reloadData()
    shown.window.layoutIfNeeded()
    #expect(lines.text.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:"))
    #expect(lines.text.contains(".height == 79.5"))
  }

  @Test("S6.12 self-sizing rows have no conflicts while they are measured and reused")
  func noConflicts() throws {
    let lines = LogLines()
    let old = Runtime.report
    defer { Runtime.report = old }
    Runtime.report = { lines.text += $0 }
    let shown = shown(counts: [300], heights: [30, 76, 100, 51])
    for step in 1...60 {
      shown.table.contentOffset.y = CGFloat(step) * 90
      shown.window.layoutIfNeeded()
    }
    shown.table.scrollToRow(at: IndexPath(row: 299, section: 0), at: .bottom, animated: false)
    shown.window.layoutIfNeeded()
    #expect(lines.text == "")
  }

  @Test(
    "S6.13 iOS 26: 52 for labels, 53 for list content, the first inset grouped row 2 more",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func rowHeightsOnIOS26(style: UITableView.Style) throws {
    let system = SystemVersion(major: 26)
    let classic = shown(TestDevice.iPhone8(system), style: style)
    let first: CGFloat = style == .insetGrouped ? 2 : 0
    #expect(classic.cell(0)?.frame.height == 52 + first && classic.cell(1)?.frame.height == 52)

    let source = RowSource([3])
    source.configure = { cell, path in
      var content = path.row == 2 ? UIListContentConfiguration.valueCell() : .cell()
      content.text = "Text"
      cell.contentConfiguration = content
    }
    let list = ShownTable(TestDevice.iPhone8(system), style: style, source: source)
    #expect(list.cell(0)?.frame.height == 53 + first && list.cell(1)?.frame.height == 53)
    #expect(list.cell(2)?.frame.height == 53)
    let at3x = ShownTable(TestDevice.iPhoneX(system), style: style, source: source)
    #expect(at3x.cell(1)?.frame.height == 53 && at3x.cell(2)?.frame.height == 55)
  }

  @Test("S6.13 iOS 26: cells' margins are 15 at top and bottom, 16 or 20 at the sides")
  func cellMarginsAre15AtTopAndBottomOnIOS26() {
    let system = SystemVersion(major: 26)
    #expect(
      shown(TestDevice.iPhone8(system)).cell(0)?.layoutMargins == UIEdgeInsets(15, 16, 15, 16))
    #expect(
      shown(TestDevice.iPhone14Pro(system)).cell(0)?.layoutMargins
        == UIEdgeInsets(15, 20, 15, 20))
  }

  @Test("a row's text of several lines makes it higher, a larger text size all rows")
  func multilineTextMakesARowHigher() throws {
    let source = RowSource([1])
    source.configure = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "One\nTwo\nThree"
    }
    let shown = ShownTable(
      TestDevice.iPhone8(SystemVersion(major: 17)), source: source, hasText: true)
    // Three lines of 20.287 are 61 on pixels; margins of 11 (iOS 11-18) and the line's half point.
    #expect(shown.cell(0)?.frame.height == 83.5)
  }

  @Test("invalid heights trap with UIKit's message")
  func invalidHeightsTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = RowHeights()
        delegate.height = { _ in -7 }
        _ = ShownTable(source: RowSource([1]), delegate: delegate)
      }
    }
    let text = standardError(of: result)
    #expect(text.contains("Invalid row height provided by table delegate."))
  }

  @Test("selfSizingInvalidation: from iOS 16 on invalidating a cell's size changes its height")
  func selfSizingInvalidation() throws {
    let shown = shown(heights: [100])
    let cell = try #require(shown.cell(0) as? BlockCell)
    cell.height?.constant = 140
    cell.invalidateIntrinsicContentSize()
    shown.window.layoutIfNeeded()
    #expect(cell.frame.height == 140.5 && shown.cell(1)?.frame.minY == 140.5)

    let old = self.shown(TestDevice.iPhone8(SystemVersion(major: 15)), heights: [100])
    let oldCell = try #require(old.cell(0) as? BlockCell)
    oldCell.height?.constant = 140
    oldCell.invalidateIntrinsicContentSize()
    old.window.layoutIfNeeded()
    #expect(oldCell.frame.height == 100.5)
    old.table.performBatchUpdates(nil)
    old.window.layoutIfNeeded()
    #expect(oldCell.frame.height == 140.5)
  }
}

/// Lines of a log.
@MainActor
final class LogLines {
  var text = ""
}

@Suite("UITableViewCell · accessories")
@MainActor
struct AccessoryTests {
  @Test(
    "S6.14 width that each accessory type takes from the content view",
    arguments: [
      (UITableViewCell.AccessoryType.none, 0), (.disclosureIndicator, 34),
      (.detailDisclosureButton, 68), (.checkmark, 40), (.detailButton, 48),
    ])
  func accessoryWidths(type: UITableViewCell.AccessoryType, width: Int) throws {
    let source = RowSource([1])
    source.configure = { cell, _ in cell.accessoryType = type }
    let phone = ShownTable(TestDevice.iPhone8(SystemVersion(major: 11)), source: source)
    let cell = try #require(phone.cell(0))
    #expect(cell.contentView.frame.width == 375 - CGFloat(width))

    let wide = ShownTable(TestDevice.iPhone15ProMax(SystemVersion(major: 17)), source: source)
    let extra: CGFloat = type == .none ? 0 : 4
    #expect(wide.cell(0)?.contentView.frame.width == 430 - CGFloat(width) - extra)
  }

  @Test("S6.14 a view of the app's own takes 16 and its width; iOS 8: an arrow takes 33")
  func customAccessoryWidth() {
    let source = RowSource([2])
    source.configure = { cell, path in
      if path.row == 0 {
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      } else {
        cell.accessoryType = .disclosureIndicator
      }
    }
    let phone = ShownTable(TestDevice.iPhone8(SystemVersion(major: 13)), source: source)
    #expect(phone.cell(0)?.contentView.frame.width == 308)
    #expect(phone.cell(0)?.accessoryView?.frame.minX == 308)
    let old = ShownTable(TestDevice.iPhone8(SystemVersion(major: 8)), source: source)
    #expect(old.cell(1)?.contentView.frame.width == 342)
  }

  @Test("S6.14 accessories are inside the safe area")
  func safeArea() throws {
    let source = RowSource([1])
    source.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    let shown = ShownTable(
      TestDevice.iPhoneX(SystemVersion(major: 11)), orientation: .landscapeRight, source: source)
    let cell = try #require(shown.cell(0))
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.width == 690)
  }
}
