import DeviceCatalog
import FanlightTesting
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures · presentations, and forms with the keyboard")
@MainActor
struct PresentationPictureTests {
  /// A form: labels, fields and a switch on a grouped background.
  private final class Form: UIViewController {
    let fields = [UITextField(), UITextField()]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New Contact"
      view.backgroundColor = .systemGroupedBackground
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: nil, action: nil)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 12
      for (field, words) in zip(fields, ["First name", "Last name"]) {
        field.borderStyle = .roundedRect
        field.placeholder = words
        field.clearButtonMode = .whileEditing
        stack.addArrangedSubview(field)
      }
      let row = UIStackView(arrangedSubviews: [label("Favourite"), UISwitch()])
      stack.addArrangedSubview(row)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      ])
    }

    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
  }

  private func simulator(
    _ name: String, _ system: String, orientation: UIInterfaceOrientation = .portrait
  ) throws -> Simulator {
    let device = try DeviceCatalog.builtIn.device(named: name)
    return Simulator(
      device, system: try device.systemRelease(for: system), orientation: orientation)
  }

  private nonisolated static let phones: [(String, String, String)] = [
    ("iPhone X", "11", "iphone-x-11"), ("iPhone 14 Pro", "18", "iphone-14-pro-18"),
    ("iPhone 16", "26", "iphone-16-26"),
  ]

  @Test("an alert with two buttons", arguments: phones)
  func anAlertWithTwoButtons(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let root = UINavigationController(rootViewController: Form())
    simulator.show(root)
    let alert = UIAlertController(
      title: "Delete Contact?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    expectSnapshot(of: simulator.displayList(), named: "alert-\(file)")
  }

  @Test("an alert with text fields above the keyboard", arguments: phones)
  func alertWithFields(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let root = UINavigationController(rootViewController: Form())
    simulator.show(root)
    let alert = UIAlertController(
      title: "Sign In", message: "Enter the account's name.", preferredStyle: .alert)
    alert.addTextField { $0.text = "lighthouse" }
    alert.addTextField { $0.placeholder = "Password" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    simulator.layOut()
    expectSnapshot(of: simulator.displayList(), named: "alert-fields-\(file)")
  }

  @Test("an action sheet", arguments: phones)
  func actionSheet(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let root = UINavigationController(rootViewController: Form())
    simulator.show(root)
    let sheet = UIAlertController(
      title: nil, message: "Choose what to do with the picture.", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Take Photo", style: .default))
    sheet.addAction(UIAlertAction(title: "Remove Photo", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: false)
    expectSnapshot(of: simulator.displayList(), named: "action-sheet-\(file)")
  }

  @Test("a sheet at half height with a grabber", arguments: phones.dropFirst())
  func aSheetAtHalfHeightWithAGrabber(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let root = UINavigationController(rootViewController: Form())
    simulator.show(root)
    let content = UINavigationController(rootViewController: Form())
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    root.present(content, animated: false)
    expectSnapshot(of: simulator.displayList(), named: "sheet-\(file)")
  }

  @Test("a form with the keyboard up", arguments: phones)
  func formWithTheKeyboard(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let form = Form()
    simulator.show(UINavigationController(rootViewController: form))
    form.fields[0].text = "Ada"
    form.fields[0].becomeFirstResponder()
    simulator.layOut()
    expectSnapshot(of: simulator.displayList(), named: "form-\(file)")
  }

  @Test("a search bar below a large title, at rest and in use", arguments: phones)
  func aSearchBarBelowALargeTitle(name: String, system: String, file: String) throws {
    let simulator = try simulator(name, system)
    let root = Form()
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    simulator.show(navigation)
    expectSnapshot(of: simulator.displayList(), named: "search-\(file)")
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("Ada")
    simulator.layOut()
    expectSnapshot(of: simulator.displayList(), named: "search-active-\(file)")
  }

  @Test("a popover on a tablet", arguments: [("18", "ipad-18"), ("26", "ipad-26")])
  func aPopoverOnATablet(system: String, file: String) throws {
    let simulator = try simulator("iPad Pro 11-inch (M4)", system)
    let root = Form()
    let navigation = UINavigationController(rootViewController: root)
    simulator.show(navigation)
    let content = Form()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 320, height: 240)
    content.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem
    root.present(content, animated: false)
    expectSnapshot(of: simulator.displayList(), named: "popover-\(file)")
  }
}
