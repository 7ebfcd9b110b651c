import DeviceCatalog
import Foundation
import Simulator
import Testing
import UIKit

/// Pictures that are looked at by eye: every screen of UIKit on the devices and systems that are named.
///
/// `FANLIGHT_REVIEW_PICTURES` is the folder they go into; `FANLIGHT_REVIEW_SCREENS` names devices with
/// their systems, as "iPhone SE (3rd gen)/15, iPad (9th gen)/18"; `FANLIGHT_REVIEW_STYLE` is `dark`
/// (the default) or `light`.
@Suite(
  "Pictures · for visual review",
  .enabled(if: ProcessInfo.processInfo.environment["FANLIGHT_REVIEW_PICTURES"] != nil))
@MainActor
struct ReviewPictureTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// The screens, by the names of their pictures.
  private static let screens: [(name: String, show: @MainActor (Simulator) -> Void)] = [
    ("tabs", showTabs), ("grouped", showGrouped), ("plain", showPlain), ("search", showSearch),
    ("controls", showControls), ("keyboard", showKeyboard), ("alert", showAlert),
    ("alert-fields", showAlertWithFields), ("action-sheet", showActionSheet),
    ("sheet", showSheet), ("medium-sheet", showMediumSheet), ("popover", showPopover),
    ("split", showSplit), ("list", showList), ("activity", showActivity), ("stripes", showStripes),
  ]

  @Test("every screen on the devices and systems that are named")
  func everyScreen() throws {
    let folder = URL(
      fileURLWithPath: Self.environment["FANLIGHT_REVIEW_PICTURES"] ?? "review", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = Self.environment["FANLIGHT_REVIEW_SCREENS"] ?? "iPhone SE (3rd gen)/15"
    for place in names.split(separator: ",") {
      let parts = place.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(parts.count == 2, "DEVICE/SYSTEM, not \(place)")
      let device = try DeviceCatalog.builtIn.device(named: parts[0])
      for screen in Self.screens {
        let simulator = Simulator(device, system: try device.systemRelease(for: parts[1]))
        simulator.userInterfaceStyle =
          Self.environment["FANLIGHT_REVIEW_STYLE"] == "light" ? .light : .dark
        screen.show(simulator)
        simulator.settle()
        let words = "\(parts[0])-\(parts[1])-\(screen.name)".lowercased()
        let file = words.filter { !"()".contains($0) }.replacing(" ", with: "-")
        let picture = try simulator.png()
        #expect(!picture.isEmpty)
        try picture.write(to: folder.appendingPathComponent("\(file).png"))
      }
    }
  }

  // MARK: Screens

  private static func rows(_ style: UITableView.Style) -> UINavigationController {
    let rows = ReviewScreens.Rows(style: style)
    rows.title = "Settings"
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    return UINavigationController(rootViewController: rows)
  }

  private static func showTabs(_ simulator: Simulator) {
    let tabs = UITabBarController()
    let navigation = rows(.insetGrouped)
    navigation.navigationBar.prefersLargeTitles = true
    let items = [("Home", "house"), ("Search", "magnifyingglass"), ("Saved", "star")]
    tabs.viewControllers = items.enumerated().map { index, item in
      let controller = index == 0 ? navigation : UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: item.0, image: UIImage(systemName: item.1), tag: index)
      return controller
    }
    tabs.viewControllers?[2].tabBarItem.badgeValue = "3"
    simulator.show(tabs)
    (navigation.topViewController as? UITableViewController)?.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
  }

  private static func showGrouped(_ simulator: Simulator) {
    let navigation = rows(.grouped)
    let table = navigation.topViewController as? UITableViewController
    let disabled = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
    disabled.isEnabled = false
    table?.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil),
      .flexibleSpace(), disabled,
    ]
    navigation.isToolbarHidden = false
    simulator.show(navigation)
    table?.setEditing(true, animated: false)
  }

  private static func showPlain(_ simulator: Simulator) {
    let navigation = rows(.plain)
    simulator.show(navigation)
    let table = (navigation.topViewController as? UITableViewController)?.tableView
    table?.contentOffset.y += 60
  }

  private static func showSearch(_ simulator: Simulator) {
    let navigation = rows(.insetGrouped)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    search.obscuresBackgroundDuringPresentation = true
    navigation.topViewController?.navigationItem.searchController = search
    navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
    navigation.navigationBar.prefersLargeTitles = true
    simulator.show(navigation)
    search.searchBar.becomeFirstResponder()
  }

  private static func showControls(_ simulator: Simulator) {
    simulator.show(UINavigationController(rootViewController: ReviewScreens.Controls()))
  }

  private static func showKeyboard(_ simulator: Simulator) {
    let controls = ReviewScreens.Controls()
    simulator.show(UINavigationController(rootViewController: controls))
    controls.fields[0].clearButtonMode = .always
    controls.fields[0].text = "Ada"
    controls.fields[0].becomeFirstResponder()
  }

  private static func showAlert(_ simulator: Simulator) {
    let root = rows(.insetGrouped)
    simulator.show(root)
    let alert = UIAlertController(
      title: "Delete Contact?", message: "This cannot be undone.", preferredStyle: .alert)
    let later = UIAlertAction(title: "Later", style: .default)
    later.isEnabled = false
    alert.addAction(later)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
  }

  private static func showAlertWithFields(_ simulator: Simulator) {
    let root = rows(.insetGrouped)
    simulator.show(root)
    let alert = UIAlertController(
      title: "Sign In", message: "Enter the account's name.", preferredStyle: .alert)
    alert.addTextField { $0.text = "lighthouse" }
    alert.addTextField { $0.placeholder = "Password" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
  }

  private static func showActionSheet(_ simulator: Simulator) {
    let root = rows(.plain)
    simulator.show(root)
    let sheet = UIAlertController(
      title: "Picture", message: "Choose one.", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Take Photo", style: .default))
    sheet.addAction(UIAlertAction(title: "Remove Photo", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem =
      root.topViewController?.navigationItem.rightBarButtonItem
    root.present(sheet, animated: false)
  }

  private static func showSheet(_ simulator: Simulator) {
    let root = rows(.plain)
    simulator.show(root)
    let content = rows(.insetGrouped)
    content.modalPresentationStyle = .formSheet
    root.present(content, animated: false)
  }

  private static func showMediumSheet(_ simulator: Simulator) {
    let root = rows(.insetGrouped)
    simulator.show(root)
    let content = UINavigationController(rootViewController: ReviewScreens.Controls())
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    root.present(content, animated: false)
  }

  private static func showPopover(_ simulator: Simulator) {
    let root = rows(.insetGrouped)
    simulator.show(root)
    let content = ReviewScreens.Rows(style: .plain)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 320, height: 300)
    content.popoverPresentationController?.barButtonItem =
      root.topViewController?.navigationItem.rightBarButtonItem
    root.present(content, animated: false)
  }

  private static func showSplit(_ simulator: Simulator) {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let list = ReviewScreens.List.make(.sidebar)
    split.setViewController(list, for: .primary)
    split.setViewController(rows(.insetGrouped).topViewController, for: .secondary)
    simulator.show(split)
    list.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }

  private static func showList(_ simulator: Simulator) {
    let list = ReviewScreens.List.make(.insetGrouped)
    simulator.show(UINavigationController(rootViewController: list))
    list.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }

  private static func showActivity(_ simulator: Simulator) {
    let root = rows(.plain)
    simulator.show(root)
    let activity = UIActivityViewController(
      activityItems: ["A text to share"], applicationActivities: nil)
    activity.popoverPresentationController?.barButtonItem =
      root.topViewController?.navigationItem.rightBarButtonItem
    root.present(activity, animated: false)
  }

  private static func showStripes(_ simulator: Simulator) {
    let stripes = BarPictureTests.Stripes()
    stripes.title = "Stripes"
    let navigation = UINavigationController(rootViewController: stripes)
    navigation.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Saved", image: UIImage(systemName: "star"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    simulator.show(tabs)
    stripes.page?.contentOffset.y += 50
  }
}
