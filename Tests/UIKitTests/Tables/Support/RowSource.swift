import Foundation
import HarfBuzzShaper
import Testing
import TextLayout
import UIKit

/// A data source for tests: its rows, their contents, and a log of the table's calls.
@MainActor
final class RowSource: NSObject, UITableViewDataSource {
  var counts: [Int]
  var headers: [String?] = []
  var footers: [String?] = []
  var indexTitles: [String]?
  /// Configures a dequeued cell.
  var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in
    cell.textLabel?.text = "Row \(path.section).\(path.row)"
  }
  /// Creates a cell; if `nil`, a cell with the identifier "cell" is dequeued.
  var make: ((UITableView, IndexPath) -> UITableViewCell)?
  private(set) var requests: [IndexPath] = []
  private(set) var committed: [String] = []
  private(set) var moved: [String] = []
  var onCommit: (UITableView, IndexPath) -> Void = { _, _ in }

  init(_ counts: [Int]) {
    self.counts = counts
  }

  /// Returns the rows whose cells were requested since the last time.
  func takeRequests() -> [IndexPath] {
    defer { requests = [] }
    return requests
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests.append(indexPath)
    if let make { return make(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    committed.append("\(editingStyle) \(indexPath.section).\(indexPath.row)")
    onCommit(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moved.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }
}

/// A table in a window of its own.
@MainActor
struct ShownTable {
  let scene: UIWindowScene
  let window: UIWindow
  let controller = UIViewController()
  let table: UITableView
  let source: RowSource

  /// Shows a table that fills the screen.
  init(
    _ device: DeviceDescription = TestDevice.iPhoneX(SystemVersion(major: 17)),
    orientation: UIInterfaceOrientation = .portrait, style: UITableView.Style = .plain,
    source: RowSource, delegate: (any UITableViewDelegate)? = nil,
    cellClass: AnyClass = UITableViewCell.self, hasText: Bool = false,
    configure: (UITableView) -> Void = { _ in }
  ) {
    scene =
      hasText
      ? Runtime.boot(
        device, orientation: orientation, shaper: HarfBuzzShaper(), fonts: try? FontLibrary())
      : bootTestScene(device, orientation: orientation)
    self.source = source
    table = UITableView(frame: controller.view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(cellClass, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = delegate
    configure(table)
    controller.view.addSubview(table)
    window = show(controller, in: scene)
    window.layoutIfNeeded()
  }

  /// The cell of a row, laid out.
  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    window.layoutIfNeeded()
    return table.cellForRow(at: IndexPath(row: row, section: section))
  }
}

extension TestDevice {
  /// 393x852 at 3x, 59/0/34/0; in landscape 0/59/21/59 (20 from iOS 26).
  static func iPhone14Pro(_ system: SystemVersion) -> DeviceDescription {
    island("iPhone 14 Pro", CGSize(width: 393, height: 852), top: 59, system)
  }

  /// 402x874 at 3x, 62/0/34/0; in landscape 0/62/21/62 (20 from iOS 26).
  static func iPhone16Pro(_ system: SystemVersion) -> DeviceDescription {
    island("iPhone 16 Pro", CGSize(width: 402, height: 874), top: 62, system)
  }

  /// 430x932 at 3x, 59/0/34/0.
  static func iPhone15ProMax(_ system: SystemVersion) -> DeviceDescription {
    island("iPhone 15 Pro Max", CGSize(width: 430, height: 932), top: 59, system)
  }

  private static func island(
    _ name: String, _ size: CGSize, top: CGFloat, _ system: SystemVersion
  ) -> DeviceDescription {
    let bottom: CGFloat = system.major >= 26 ? 20 : 21
    return DeviceDescription(
      name: name, idiom: .phone, scale: 3,
      portrait: ScreenGeometry(
        size: size, safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
        statusBarHeight: 54, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        sensorHousing: .dynamicIsland(bottomEdge: 48)),
      landscape: ScreenGeometry(
        size: CGSize(width: size.height, height: size.width),
        safeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: bottom, right: top),
        statusBarHeight: 0, horizontalSizeClass: .compact, verticalSizeClass: .compact,
        sensorHousing: .dynamicIsland(bottomEdge: 48)),
      hasHomeIndicator: true, system: system)
  }

  /// 820x1180 at 2x, 24/0/20/0 in both orientations.
  static func iPad(_ system: SystemVersion) -> DeviceDescription {
    pad(CGSize(width: 820, height: 1180), system, UIEdgeInsets(24, 0, 20, 0))
  }

  /// 768x1024 at 2x, 20/0/0/0 in both orientations.
  static func oldPad(_ system: SystemVersion) -> DeviceDescription {
    pad(CGSize(width: 768, height: 1024), system, UIEdgeInsets(20, 0, 0, 0))
  }

  private static func pad(
    _ size: CGSize, _ system: SystemVersion, _ insets: UIEdgeInsets
  ) -> DeviceDescription {
    func geometry(_ size: CGSize) -> ScreenGeometry {
      ScreenGeometry(
        size: size, safeAreaInsets: insets, statusBarHeight: insets.top,
        horizontalSizeClass: .regular, verticalSizeClass: .regular, sensorHousing: .none)
    }
    return DeviceDescription(
      name: "iPad", idiom: .pad, scale: 2, portrait: geometry(size),
      landscape: geometry(CGSize(width: size.height, height: size.width)),
      hasHomeIndicator: insets.bottom > 0, system: system)
  }
}

/// Returns whether two numbers are equal except for rounding.
func isNear(_ one: CGFloat?, _ other: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
  guard let one else { return false }
  return abs(one - other) < tolerance
}

/// Returns whether two rectangles are equal except for rounding.
func isNear(_ one: CGRect?, _ other: CGRect) -> Bool {
  guard let one else { return false }
  return isNear(one.minX, other.minX) && isNear(one.minY, other.minY)
    && isNear(one.width, other.width) && isNear(one.height, other.height)
}

/// Returns the standard error of a process that was expected to exit.
func standardError(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
