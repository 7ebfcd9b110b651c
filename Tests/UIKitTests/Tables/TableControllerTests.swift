import Foundation
import Testing
import UIKit

/// A table view controller with the usual overrides of an app.
@MainActor
private class ListController: UITableViewController {
  var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let field = UITextField(frame: CGRect(x: 10, y: 0, width: 200, height: 40))
    cell.contentView.addSubview(field)
    fields.append(field)
    return cell
  }
}

@MainActor
private final class HeaderController: ListController {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Title" }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 70 }
}

@Suite("UITableViewController")
@MainActor
struct TableControllerTests {
  private func shown(
    _ controller: UITableViewController, _ device: DeviceDescription, inBars: Bool = false
  ) -> UIWindow {
    let scene = bootTestScene(device)
    let root = inBars ? UINavigationController(rootViewController: controller) : controller
    let window = show(root, in: scene)
    window.layoutIfNeeded()
    return window
  }

  @Test("a table controller's view is the table, whose data source and delegate it is")
  func itsViewIsTheTable() {
    _ = bootTestScene()
    let controller = ListController(style: .grouped)
    #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(UITableViewController().tableView.style == .plain)
  }

  @Test("methods that are not overridden count as absent, overridden ones as present")
  func optionalMethods() {
    let plain = ListController()
    let window = shown(plain, TestDevice.iPhoneX(SystemVersion(major: 17)))
    #expect(plain.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(plain.tableView.rectForHeader(inSection: 0).height == 0)
    let titled = HeaderController()
    let other = shown(titled, TestDevice.iPhoneX(SystemVersion(major: 17)))
    #expect(titled.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(titled.tableView.rectForHeader(inSection: 0).height == 28)
    _ = (window, other)
  }

  @Test("S4.20 under bars content begins below them")
  func underBars() {
    let controller = ListController()
    let window = shown(controller, TestDevice.iPhoneX(SystemVersion(major: 17)), inBars: true)
    #expect(controller.tableView.contentOffset.y == -88)
    #expect(controller.tableView.adjustedContentInset == UIEdgeInsets(88, 0, 34, 0))
    _ = window
  }

  @Test("S4.38 up to iOS 10 the table's insets are adjusted although the controller's flag is off")
  func legacyFlag() {
    let controller = ListController()
    controller.automaticallyAdjustsScrollViewInsets = false
    let window = shown(controller, TestDevice.iPhone8(SystemVersion(major: 10)), inBars: true)
    #expect(controller.tableView.contentInset == UIEdgeInsets(64, 0, 0, 0))
    #expect(controller.tableView.contentOffset.y == -64)
    _ = window
  }

  @Test("a selected row is deselected when the view appears again, unless switched off")
  func rowIsDeselectedOnReappearance() {
    let controller = ListController()
    let window = shown(controller, TestDevice.iPhoneX(SystemVersion(major: 17)), inBars: true)
    let path = IndexPath(row: 1, section: 0)
    for clears in [true, false] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      controller.navigationController?.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      controller.navigationController?.popViewController(animated: false)
      window.layoutIfNeeded()
      #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test("setEditing reaches the table, and the edit button turns it on")
  func setEditingReachesTheTable() {
    let controller = ListController()
    let window = shown(controller, TestDevice.iPhoneX(SystemVersion(major: 17)), inBars: true)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.setEditing(false, animated: false)
    #expect(!controller.tableView.isEditing)
    _ = window
  }

  @Test("S4.5 a field in the table adds the keyboard to adjustedContentInset.bottom only: SE, 260")
  func keyboardAddsToTheBottomInset() throws {
    let controller = ListController()
    let window = shown(controller, TestDevice.iPhone8(SystemVersion(major: 26)))
    let table = try #require(controller.tableView)
    let before = table.adjustedContentInset
    #expect(before.bottom == 0)

    #expect(controller.fields[1].becomeFirstResponder())
    #expect(table.adjustedContentInset == UIEdgeInsets(before.top, 0, 260, 0))
    #expect(table.contentInset == .zero && table.safeAreaInsets.bottom == 0)
    controller.fields[1].resignFirstResponder()
    Runtime.loop.runUntilIdle()
    #expect(table.adjustedContentInset == before)
    _ = window
  }

  @Test("S4.5 the edited field is scrolled to above the keyboard")
  func editedFieldIsScrolledAboveTheKeyboard() throws {
    let controller = ListController()
    let window = shown(controller, TestDevice.iPhone8(SystemVersion(major: 17)))
    let table = try #require(controller.tableView)
    let field = try #require(
      controller.fields.first { $0.convert(CGPoint.zero, to: table).y > 560 })
    #expect(field.becomeFirstResponder())
    Runtime.loop.runUntilIdle()
    window.layoutIfNeeded()
    let frame = field.convert(field.bounds, to: table)
    #expect(frame.maxY <= table.bounds.maxY - table.adjustedContentInset.bottom)
  }

  @Test("S4.5 a keyboard for a field outside of the table does not change the table's insets")
  func keyboardOfAnotherField() throws {
    let controller = ListController()
    let window = shown(controller, TestDevice.iPhone8(SystemVersion(major: 26)))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(controller.tableView.adjustedContentInset.bottom == 0)
  }

  @Test("S4.6 a refresh control is above the rows and adds 60 points of inset while refreshing")
  func refreshControlAdds60Points() throws {
    let controller = ListController()
    let control = UIRefreshControl()
    controller.refreshControl = control
    let window = shown(controller, TestDevice.iPhoneX(SystemVersion(major: 17)), inBars: true)
    #expect(controller.tableView.refreshControl === control)
    control.beginRefreshing()
    #expect(controller.tableView.adjustedContentInset.top == 148)
    control.endRefreshing()
    #expect(controller.tableView.adjustedContentInset.top == 88)
    _ = window
  }
}
