import Foundation
import Testing
import UIKit

@Suite("UITableView · headers and footers")
@MainActor
struct HeaderTests {
  private func shown(
    _ system: Int, style: UITableView.Style = .plain, scale: Int = 3, counts: [Int] = [2, 2],
    headers: [String?] = [], footers: [String?] = [], configure: (UITableView) -> Void = { _ in }
  ) -> ShownTable {
    let source = RowSource(counts)
    source.headers = headers
    source.footers = footers
    let version = SystemVersion(major: system)
    return ShownTable(
      scale == 3 ? TestDevice.iPhoneX(version) : TestDevice.iPhone8(version), style: style,
      source: source
    ) {
      $0.rowHeight = 44
      configure($0)
    }
  }

  @Test("S6.16 a plain titled header is 28 high, from iOS 15 with 22 points of padding above")
  func plainTitledHeaderHeight() {
    let old = shown(14, headers: ["One", "Two"])
    #expect(old.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 28))
    #expect(old.table.rectForHeader(inSection: 1).minY == 116)
    for system in [15, 18, 26] {
      let new = shown(system, headers: ["One", "Two"])
      #expect(new.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
      #expect(new.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
      #expect(new.table.rectForHeader(inSection: 1).minY == 160)
      #expect(new.table.headerView(forSection: 0)?.frame.height == 28)
      #expect(new.table.headerView(forSection: 0)?.textLabel?.text == "One")
    }
  }

  @Test("S6.16 sectionHeaderTopPadding 0 removes the padding; sections without header have none")
  func topPadding() {
    let zero = shown(17, headers: ["One", "Two"]) { $0.sectionHeaderTopPadding = 0 }
    #expect(zero.table.rectForHeader(inSection: 1).minY == 116)
    let ten = shown(17, headers: ["One", nil]) { $0.sectionHeaderTopPadding = 10 }
    #expect(ten.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 38)
    #expect(ten.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 126)
  }

  @Test("S6.17 a plain header stays below the bars and is pushed out by the next one")
  func nextHeaderPushesAPlainHeader() throws {
    let shown = shown(17, counts: [30, 30], headers: ["One", "Two"])
    let table = shown.table
    // The status bar of 44 is an inset: content begins at -44.
    #expect(table.contentOffset.y == -44)
    table.contentOffset.y = 200
    shown.window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 244)

    // Section 1 begins at 50 + 30 · 44 = 1370; its header 22 below that.
    table.contentOffset.y = 1350 - 44
    shown.window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == 1370)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1392)
  }

  @Test("S6.17 a plain footer stays above the bars at the bottom")
  func pinnedFooter() throws {
    let shown = shown(17, counts: [30], footers: ["End"])
    let table = shown.table
    let footer = try #require(table.footerView(forSection: 0))
    #expect(footer.frame.maxY == table.bounds.maxY - 34)
    table.contentOffset.y = 3000
    shown.window.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0).minY == 1320)
  }

  @Test("S6.17 grouped headers scroll away with their rows")
  func groupedScrolls() {
    let shown = shown(17, style: .grouped, counts: [30, 2], headers: ["One", "Two"])
    shown.table.contentOffset.y = 300
    shown.window.layoutIfNeeded()
    #expect(shown.table.headerView(forSection: 0) == nil)
  }

  @Test("S6.18 grouped up to iOS 18: 18 without a title, 35 above the first section")
  func groupedSectionsWithoutTitles() {
    for system in [9, 13, 18] {
      let table = shown(system, style: .grouped).table
      #expect(table.rectForHeader(inSection: 0).height == 35)
      #expect(table.rectForFooter(inSection: 0).height == 18)
      #expect(table.rectForHeader(inSection: 1).height == 18)
    }
  }

  @MainActor
  private final class Heights: NSObject, UITableViewDelegate {
    var header: CGFloat = 0
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      header
    }
  }

  @Test("S6.18 a delegate's header height of 0 means the usual one in grouped tables")
  func headerHeightOfZero() {
    let delegate = Heights()
    let grouped = shown(17, style: .grouped) { $0.delegate = delegate }
    #expect(grouped.table.rectForHeader(inSection: 0).height == 35)
    delegate.header = 0.01
    grouped.table.reloadData()
    #expect(grouped.table.rectForHeader(inSection: 0).height == 0.01)
    delegate.header = 0
    let plain = shown(17, headers: ["One"]) { $0.delegate = delegate }
    #expect(plain.table.rectForHeader(inSection: 0).height == 0)
    #expect(plain.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
  }

  @Test(
    "S6.19 iOS 26, a title on every section: 55.333 and 45.333 at 3x, 55.5 and 45.5 at 2x",
    arguments: [UITableView.Style.grouped, .insetGrouped])
  func spacesWithTitlesOnIOS26(style: UITableView.Style) {
    let at3x = shown(
      26, style: style, headers: ["One", "Two"], footers: ["End", "End"]
    ).table
    #expect(isNear(at3x.rectForHeader(inSection: 0).height, 55 + 1.0 / 3))
    #expect(isNear(at3x.rectForHeader(inSection: 1).height, 45 + 1.0 / 3))
    let at2x = shown(
      26, style: style, scale: 2, headers: ["One", "Two"], footers: ["End", "End"]
    ).table
    #expect(at2x.rectForHeader(inSection: 0).height == 55.5)
    #expect(at2x.rectForHeader(inSection: 1).height == 45.5)
  }

  @Test("S6.19 iOS 26: 38 after an untitled footer, and first under a large title")
  func spacesAfterAnUntitledFooterOnIOS26() {
    let table = shown(26, style: .insetGrouped, headers: ["One", "Two"]).table
    #expect(isNear(table.rectForHeader(inSection: 1).height, 38))

    _ = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 26)))
    let controller = TitledController(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation, in: bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 26))))
      .layoutIfNeeded()
    #expect(isNear(controller.tableView.rectForHeader(inSection: 0).height, 38))
  }

  @MainActor
  private final class TitledController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  @Test("S6.19 iOS 26 without titles: 35, then footer and header of 17.333 and 17.667, or 17.5")
  func spacesWithoutTitlesOnIOS26() {
    let at3x = shown(26, style: .insetGrouped).table
    #expect(at3x.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(isNear(at3x.rectForFooter(inSection: 0).height, 17 + 1.0 / 3))
    #expect(isNear(at3x.rectForHeader(inSection: 1).height, 17 + 2.0 / 3))
    let at2x = shown(26, style: .insetGrouped, scale: 2).table
    #expect(at2x.rectForFooter(inSection: 0).height == 17.5)
    #expect(at2x.rectForHeader(inSection: 1).height == 17.5)
  }

  @Test("S6.19 iOS 26: a titled footer is 7.667 + text + 6.667 high at 3x")
  func titledFooterHeightOnIOS26() throws {
    let shown = shown(26, style: .insetGrouped, footers: ["End"])
    let text = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    let line = (text * 3).rounded(.up) / 3
    #expect(isNear(shown.table.rectForFooter(inSection: 0).height, 14 + 1.0 / 3 + line, 0.01))
  }

  @Test("S6.20, Q19 the delegate's height also applies to an untitled inset grouped section")
  func untitledInsetGroupedHeight() {
    let delegate = Heights()
    delegate.header = 77
    let shown = shown(26, style: .insetGrouped) { $0.delegate = delegate }
    #expect(shown.table.rectForHeader(inSection: 0).height == 77)
  }

  @Test("S6.21 inset grouped: the system's margins or the app's, corners of 10, of 26 on iOS 26")
  func insetGroupedMarginsAndCorners() throws {
    let old = shown(17, style: .insetGrouped, counts: [3])
    let new = shown(26, style: .insetGrouped, counts: [3])
    for (shown, radius) in [(old, 10), (new, 26)] {
      let first = try #require(shown.cell(0))
      #expect(first.frame.minX == 16 && first.frame.width == 343)
      #expect(first.layer.cornerRadius == CGFloat(radius))
      #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(shown.cell(1)?.layer.cornerRadius == 0)
      #expect(
        shown.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    old.table.layoutMargins = UIEdgeInsets(0, 40, 0, 30)
    #expect(old.cell(0)?.frame.minX == 40 && old.cell(0)?.frame.width == 305)
  }

  @Test(
    "S6.22 iOS 26: text begins 16 inside the inset group below 414 points, 20 from there on",
    arguments: [(375, 16), (402, 16), (430, 20), (820, 20)])
  func textPositionOnIOS26(width: Int, inset: Int) throws {
    let system = SystemVersion(major: 26)
    let device =
      switch width {
      case 375: TestDevice.iPhone8(system)
      case 402: TestDevice.iPhone16Pro(system)
      case 430: TestDevice.iPhone15ProMax(system)
      default: TestDevice.iPad(system)
      }
    let shown = ShownTable(device, style: .insetGrouped, source: RowSource([1]))
    #expect(shown.cell(0)?.textLabel?.frame.minX == CGFloat(inset))
    let source = RowSource([1])
    source.configure = { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
    }
    let list = ShownTable(device, style: .insetGrouped, source: source)
    let content = try #require(list.cell(0)?.contentView as? UIListContentView)
    #expect(content.textLayoutGuide?.layoutFrame.minX == CGFloat(inset))
  }

  @MainActor
  private final class SizedHeaders: NSObject, UITableViewDelegate {
    var made = 0
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      made += 1
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let block = UIView()
      block.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(block)
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: view.contentView.topAnchor),
        block.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
        block.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
        block.heightAnchor.constraint(equalToConstant: 66.1),
      ])
      return view
    }
  }

  @Test("S6.9 a header's view is made and sized only when it becomes visible")
  func headerIsSizedWhenVisible() {
    let delegate = SizedHeaders()
    let shown = shown(17, counts: Array(repeating: 40, count: 50)) { $0.delegate = delegate }
    #expect(isNear(shown.table.rectForHeader(inSection: 0).height, 66 + 1.0 / 3))
    #expect(shown.table.rectForHeader(inSection: 1).height == 28)
    #expect(delegate.made <= 2)
  }

  @Test("grouped titles are in capitals up to iOS 18, as written on iOS 26")
  func groupedTitlesAreCapitalsBeforeIOS26() {
    #expect(
      shown(17, style: .grouped, headers: ["One"]).table.headerView(forSection: 0)?.textLabel?.text
        == "ONE")
    #expect(
      shown(26, style: .grouped, headers: ["One"]).table.headerView(forSection: 0)?.textLabel?.text
        == "One")
  }

  @Test("S5.16 cells of wide tables follow the readable width on iOS 11 and before, not later")
  func readableWidth() throws {
    func cell(_ system: Int, _ configure: (UITableView) -> Void = { _ in }) throws
      -> UITableViewCell
    {
      let shown = ShownTable(
        TestDevice.oldPad(SystemVersion(major: system)), orientation: .landscapeRight,
        source: RowSource([1]), configure: configure)
      return try #require(shown.cell(0))
    }
    // 1024 wide: 672 in the middle (S5.15).
    #expect(try cell(11).textLabel?.frame.minX == 176)
    #expect(try cell(12).textLabel?.frame.minX == 20)
    #expect(
      try cell(12) { $0.cellLayoutMarginsFollowReadableWidth = true }.textLabel?.frame.minX == 176)
    #expect(try cell(11).separatorFrame?.minX == 176)
  }
}
