import DisplayList
import FanlightTesting
import Foundation
import HarfBuzzShaper
import SafeAreaScreens
import Testing
import TextLayout
import UIKit

@Suite(
  "Pictures · tables in the appearance of their system",
  .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
@MainActor
struct TablePictureTests {
  /// An iPhone X, whose sensor housing seed 001 has, with any system.
  private func device(_ system: Int) -> DeviceDescription {
    DeviceDescription(
      name: "iPhone X", idiom: .phone, scale: 3,
      portrait: ScreenGeometry(
        size: CGSize(width: 375, height: 812),
        safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .notch),
      landscape: ScreenGeometry(
        size: CGSize(width: 812, height: 375),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44), statusBarHeight: 0,
        horizontalSizeClass: .compact, verticalSizeClass: .compact, sensorHousing: .notch),
      hasHomeIndicator: true, system: SystemVersion(major: system))
  }

  /// Compares a screen, drawn at a pixel a point, with its golden picture.
  private func expect(
    _ name: String, system: Int, lies: Bool = false, inBars: Bool = true, isDark: Bool = false,
    then change: (UITableViewController) -> Void = { _ in }, _ make: () -> UIViewController
  ) throws {
    let scene = Runtime.boot(
      device(system), orientation: lies ? .landscapeRight : .portrait, shaper: HarfBuzzShaper(),
      fonts: try FontLibrary())
    let controller = make()
    let window = UIWindow(windowScene: scene)
    if isDark { window.overrideUserInterfaceStyle = .dark }
    window.rootViewController =
      inBars ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if let controller = controller as? UITableViewController { change(controller) }
    Runtime.loop.runUntilIdle()
    window.layoutIfNeeded()
    expectSnapshot(
      of: DisplayList(size: window.bounds.size, scale: 1, commands: scene.displayCommands()),
      named: name)
  }

  @Test(
    "S6.1, S6.2 seed 001: content views avoid the sensor housing, or do not",
    arguments: [(true, false), (true, true), (false, true)])
  func contentViewsAvoidTheHousing(insets: Bool, lies: Bool) throws {
    try expect(
      "table-\(insets ? "inset" : "whole")-\(lies ? "lying" : "standing")", system: 11, lies: lies,
      inBars: false
    ) { TableScreenController(insetsContentViews: insets) }
  }

  @Test("settings in the grouped and inset grouped style", arguments: [12, 18, 26])
  func settingsGroupedAndInsetGrouped(system: Int) throws {
    try expect("settings-\(system)", system: system) {
      SettingsScreenController(style: system == 12 ? .grouped : .insetGrouped)
    }
  }

  @Test("settings in dark mode, and edited")
  func settingsInDarkModeAndEdited() throws {
    try expect("settings-18-dark", system: 18, isDark: true) { SettingsScreenController() }
    try expect(
      "settings-26-edited", system: 26, then: { $0.setEditing(true, animated: false) }
    ) { SettingsScreenController() }
  }

  @Test("contacts: a swiped row, with titles and an image", arguments: [18, 26])
  func contactsSwipedRow(system: Int) throws {
    try expect(
      "swiped-\(system)", system: system,
      then: { controller in
        let path = IndexPath(row: 1, section: 0)
        guard let table = controller.tableView, let cell = table.cellForRow(at: path) else {
          return
        }
        let y = cell.convert(cell.bounds, to: nil).midY
        table.window?.windowScene?.touchScreen.drag(
          from: CGPoint(x: 300, y: y), to: CGPoint(x: 120, y: y), duration: 0.4, rest: 0.2)
      }
    ) { ContactsScreenController() }
  }

  @Test("contacts: headers, section index, images and a selected row", arguments: [14, 18, 26])
  func contactsHeadersAndSectionIndex(system: Int) throws {
    try expect(
      "contacts-\(system)", system: system,
      then: {
        $0.tableView.contentOffset.y += 60
        $0.tableView.selectRow(
          at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
      }
    ) { ContactsScreenController() }
  }
}
