import DeviceCatalog
import FanlightTesting
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures · screens in dark mode")
@MainActor
struct DarkPictureTests {
  /// Rows of the four cell styles, with accessories, in two sections.
  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 0 ? "General" : "Sound" }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle, .value2]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      let accessories: [UITableViewCell.AccessoryType] = [
        .disclosureIndicator, .checkmark, .detailButton, .none,
      ]
      cell.accessoryType = accessories[indexPath.row]
      if indexPath.row == 3 { cell.accessoryView = UISwitch() }
      return cell
    }
  }

  private func rows(_ style: UITableView.Style) -> UINavigationController {
    let rows = Rows(style: style)
    rows.title = "Settings"
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    return UINavigationController(rootViewController: rows)
  }

  private func simulator(_ name: String, _ system: String) throws -> Simulator {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    simulator.userInterfaceStyle = .dark
    return simulator
  }

  private nonisolated static let phones: [(String, String, String)] = [
    ("iPhone X", "13", "iphone-x-13"), ("iPhone 14 Pro", "18", "iphone-14-pro-18"),
    ("iPhone 16", "26", "iphone-16-26"),
  ]

  @Test("a table in a tab bar controller, a row of it selected", arguments: phones)
  func aTableInTabs(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let navigation = rows(.insetGrouped)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    simulator.show(tabs)
    (navigation.topViewController as? Rows)?.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    expectSnapshot(of: simulator.displayList(), named: "table-\(file)")
  }

  @Test("S9.4, S9.5 a sheet is lighter than the content below it", arguments: phones)
  func aSheet(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let root = rows(.plain)
    simulator.show(root)
    root.present(rows(.insetGrouped), animated: false)
    expectSnapshot(of: simulator.displayList(), named: "sheet-\(file)")
  }

  @Test("S9.6 an action sheet", arguments: phones.prefix(2))
  func anActionSheet(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let root = rows(.plain)
    simulator.show(root)
    let sheet = UIAlertController(title: "Picture", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Take Photo", style: .default))
    sheet.addAction(UIAlertAction(title: "Remove Photo", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: false)
    expectSnapshot(of: simulator.displayList(), named: "action-sheet-\(file)")
  }

  @Test("S9.5 a popover on a tablet", arguments: [("18", "ipad-18"), ("26", "ipad-26")])
  func aPopover(system: String, file: String) throws {
    let simulator = try simulator("iPad Pro 11-inch (M4)", system)
    let root = rows(.plain)
    simulator.show(root)
    let content = Rows(style: .plain)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 320, height: 240)
    content.popoverPresentationController?.barButtonItem =
      root.topViewController?.navigationItem.rightBarButtonItem
    root.present(content, animated: false)
    expectSnapshot(of: simulator.displayList(), named: "popover-\(file)")
  }

  @Test("S9.7 the keyboard below a form", arguments: phones + [("iPad (9th gen)", "15", "ipad-15")])
  func theKeyboard(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.title = "Form"
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))
    field.borderStyle = .roundedRect
    field.text = "Ada"
    controller.view.addSubview(field)
    simulator.show(UINavigationController(rootViewController: controller))
    field.becomeFirstResponder()
    simulator.layOut()
    expectSnapshot(of: simulator.displayList(), named: "keyboard-\(file)")
  }
}
