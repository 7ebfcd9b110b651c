import Foundation
import Testing
import UIKit

/// A header and cells as in seed 001: transparent, with contents of a color and a line of the
/// cell's own.
@MainActor
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
  let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
}

@Suite("UITableView · safe area")
@MainActor
struct TableSafeAreaTests {
  private static let system = SystemVersion(major: 11)

  private func shown(
    _ orientation: UIInterfaceOrientation, insets: Bool = true,
    delegate: (any UITableViewDelegate)? = nil
  ) -> ShownTable {
    ShownTable(
      TestDevice.iPhoneX(Self.system), orientation: orientation, source: RowSource([3]),
      delegate: delegate
    ) {
      $0.rowHeight = 44
      $0.insetsContentViewsToSafeArea = insets
    }
  }

  @Test("S6.1 the switch is on by default")
  func insetsContentViewsByDefault() {
    _ = bootTestScene()
    #expect(UITableView().insetsContentViewsToSafeArea)
  }

  @Test("S6.3 iPhone X in landscape, plain, no accessory: contentView x 44, width 724 of 812")
  func plainTableInLandscape() throws {
    let shown = shown(.landscapeRight)
    let cell = try #require(shown.cell(0))

    #expect(cell.frame == CGRect(x: 0, y: 0, width: 812, height: 44))
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.width == 724)
    #expect(cell.contentView.safeAreaInsets == .zero)
  }

  @Test(
    "S6.1 cells, headers and footers span the table, their content views the safe area; seed 001")
  func cellsHeadersAndFootersSpanTheTable() throws {
    let delegate = HeaderDelegate()
    let shown = shown(.landscapeRight, delegate: delegate)
    let cell = try #require(shown.cell(0))
    cell.backgroundColor = .clear
    let line = UIView(frame: CGRect(x: 0, y: 43, width: cell.bounds.width, height: 1))
    line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    cell.addSubview(line)
    cell.backgroundView = UIView()
    shown.window.layoutIfNeeded()

    #expect(delegate.header.frame == CGRect(x: 0, y: 0, width: 812, height: 40))
    #expect(delegate.header.contentView.frame == CGRect(x: 44, y: 0, width: 724, height: 40))
    #expect(delegate.footer.frame == CGRect(x: 0, y: 172, width: 812, height: 30))
    #expect(delegate.footer.contentView.frame == CGRect(x: 44, y: 0, width: 724, height: 30))
    // The line that the app has put into the cell, and the backgrounds, are as wide as the cell.
    #expect(line.frame == CGRect(x: 0, y: 43, width: 812, height: 1))
    #expect(cell.backgroundView?.frame == CGRect(x: 0, y: 0, width: 812, height: 44))
    cell.isSelected = true
    shown.window.layoutIfNeeded()
    #expect(cell.selectedBackgroundView?.frame == CGRect(x: 0, y: 0, width: 812, height: 44))
  }

  @Test("S6.2 switched off, contents are as wide as cells, headers and footers; seed 001")
  func contentsFillCellsWithoutInsets() throws {
    let delegate = HeaderDelegate()
    let shown = shown(.landscapeRight, insets: false, delegate: delegate)
    let cell = try #require(shown.cell(0))

    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 812)
    #expect(delegate.header.contentView.frame == CGRect(x: 0, y: 0, width: 812, height: 40))
    #expect(delegate.footer.contentView.frame == CGRect(x: 0, y: 0, width: 812, height: 30))
    // The content view then has the safe area itself (S1.1).
    #expect(cell.contentView.safeAreaInsets.left == 44)
  }

  @Test("S6.1 in portrait there are no insets at the sides")
  func portraitTableHasNoSideInsets() throws {
    let shown = shown(.portrait)
    let cell = try #require(shown.cell(0))
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 375)
  }

  @Test("S6.4 the table's own header and footer get the table's width and are not inset")
  func tableHeaderAndFooterViews() {
    let header = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 120))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let shown = shown(.landscapeRight)
    shown.table.tableHeaderView = header
    shown.table.tableFooterView = footer
    shown.window.layoutIfNeeded()

    #expect(header.frame == CGRect(x: 0, y: 0, width: 812, height: 120))
    #expect(footer.frame == CGRect(x: 0, y: 252, width: 812, height: 50))
    #expect(shown.table.contentSize == CGSize(width: 812, height: 302))
  }

  @Test("S4.11 with .always the table is inset at the sides, and content views are not inset again")
  func alwaysInsetsTheSidesOnce() throws {
    let shown = shown(.landscapeRight)
    shown.table.contentInsetAdjustmentBehavior = .always
    let cell = try #require(shown.cell(0))

    #expect(shown.table.adjustedContentInset.left == 44)
    #expect(shown.table.contentSize.width == 812)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 812)
  }

  @Test("S4.16 a rotation moves contents out of the sensor housing's way")
  func aRotationKeepsContentsClearOfTheHousing() throws {
    let shown = shown(.portrait)
    shown.scene.rotate(to: .landscapeRight)
    let cell = try #require(shown.cell(0))
    #expect(cell.frame.width == 812 && cell.contentView.frame.minX == 44)
    shown.scene.rotate(to: .portrait)
    #expect(shown.cell(0)?.contentView.frame.width == 375)
  }
}

/// One screen of the goldens, with the numbers of the paper.
struct TableGolden: CustomTestStringConvertible, Sendable {
  var device: String
  var system: Int
  var lies: Bool
  var style: Int
  var cell: CGRect
  var contentX: CGFloat
  var contentWidth: CGFloat
  var line: (x: CGFloat, width: CGFloat)

  var testDescription: String {
    "\(device), iOS \(system), \(lies ? "lying" : "standing"), style \(style)"
  }

  /// The rows of the golden table: safe areas from the device catalog, margins S5.8, separators S6.7,
  /// inset grouped sections S6.21, first rows of 44 (and 2 more on iOS 26 only if automatic).
  static let all: [TableGolden] = [
    // Plain: 16 up to 390 points, 20 from 414 on (iOS 11-18) or 390 on (iOS 26).
    plain("X", 17, false, 375, 0, 16, 0), plain("X", 17, true, 812, 44, 20, 0),
    plain("X", 26, false, 375, 0, 16, 16), plain("X", 26, true, 812, 44, 20, 20),
    plain("14 Pro", 17, false, 393, 0, 16, 0), plain("14 Pro", 17, true, 852, 59, 20, 0),
    plain("14 Pro", 26, false, 393, 0, 20, 20), plain("14 Pro", 26, true, 852, 59, 20, 20),
    plain("16 Pro", 18, false, 402, 0, 16, 0), plain("16 Pro", 18, true, 874, 62, 20, 0),
    plain("16 Pro", 26, false, 402, 0, 20, 20), plain("16 Pro", 26, true, 874, 62, 20, 20),
    plain("SE", 11, false, 375, 0, 16, 0), plain("SE", 11, true, 667, 0, 20, 0),
    plain("SE", 26, false, 375, 0, 16, 16), plain("SE", 26, true, 667, 0, 20, 20),
    plain("iPad", 17, false, 820, 0, 20, 0), plain("iPad", 17, true, 1180, 0, 20, 0),
    plain("iPad", 26, false, 820, 0, 20, 20), plain("iPad", 26, true, 1180, 0, 20, 20),
    // Inset grouped: the table's margins plus the safe area; separators from the text to the group's
    // edge, on iOS 26 with 16 at both sides.
    card("X", 17, false, 375, 16, 16, 0), card("X", 17, true, 812, 64, 20, 0),
    card("X", 26, false, 375, 16, 16, 16), card("X", 26, true, 812, 64, 16, 16),
    card("14 Pro", 17, false, 393, 16, 16, 0), card("14 Pro", 17, true, 852, 79, 20, 0),
    card("14 Pro", 26, false, 393, 20, 16, 16), card("14 Pro", 26, true, 852, 79, 16, 16),
    card("16 Pro", 18, false, 402, 16, 16, 0), card("16 Pro", 18, true, 874, 82, 20, 0),
    card("16 Pro", 26, false, 402, 20, 16, 16), card("16 Pro", 26, true, 874, 82, 16, 16),
    card("SE", 17, false, 375, 16, 16, 0), card("SE", 17, true, 667, 20, 20, 0),
    card("SE", 26, false, 375, 16, 16, 16), card("SE", 26, true, 667, 20, 16, 16),
    card("iPad", 17, false, 820, 20, 20, 0), card("iPad", 17, true, 1180, 20, 20, 0),
    card("iPad", 26, false, 820, 20, 16, 16), card("iPad", 26, true, 1180, 20, 16, 16),
  ]

  private static func plain(
    _ device: String, _ system: Int, _ lies: Bool, _ width: CGFloat, _ safe: CGFloat,
    _ near: CGFloat, _ far: CGFloat
  ) -> TableGolden {
    let left = safe + near
    let right = far > 0 ? safe + far : 0
    return TableGolden(
      device: device, system: system, lies: lies, style: 0,
      cell: CGRect(x: 0, y: 0, width: width, height: 44), contentX: safe,
      contentWidth: width - 2 * safe, line: (left, width - left - right))
  }

  private static func card(
    _ device: String, _ system: Int, _ lies: Bool, _ width: CGFloat, _ inset: CGFloat,
    _ near: CGFloat, _ far: CGFloat
  ) -> TableGolden {
    let inner = width - 2 * inset
    return TableGolden(
      device: device, system: system, lies: lies, style: 2,
      cell: CGRect(x: inset, y: 35, width: inner, height: 44), contentX: 0, contentWidth: inner,
      line: (near, inner - near - far))
  }

  var description: DeviceDescription {
    let version = SystemVersion(major: system)
    return switch device {
    case "X": TestDevice.iPhoneX(version)
    case "14 Pro": TestDevice.iPhone14Pro(version)
    case "16 Pro": TestDevice.iPhone16Pro(version)
    case "SE": TestDevice.iPhone8(version)
    default: TestDevice.iPad(version)
    }
  }
}

@Suite("UITableView · golden frames of content views and separators")
@MainActor
struct TableGoldenTests {
  @Test("S6.1, S6.7, S6.21 cell, content view and separator", arguments: TableGolden.all)
  func cellContentAndSeparator(_ golden: TableGolden) throws {
    let device = golden.description
    let shown = ShownTable(
      device, orientation: golden.lies ? .landscapeRight : .portrait,
      style: golden.style == 0 ? .plain : .insetGrouped, source: RowSource([3])
    ) { $0.rowHeight = 44 }
    let cell = try #require(shown.cell(0))
    let pixel = 1 / device.scale

    #expect(cell.frame == golden.cell)
    #expect(
      isNear(
        cell.contentView.frame,
        CGRect(x: golden.contentX, y: 0, width: golden.contentWidth, height: 44 - pixel)))
    #expect(
      isNear(
        cell.separatorFrame,
        CGRect(x: golden.line.x, y: 44 - pixel, width: golden.line.width, height: pixel)))
  }
}
