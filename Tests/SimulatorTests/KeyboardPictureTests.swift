import DeviceCatalog
import Foundation
import Simulator
import SnapshotSupport
import Testing
import UIKit

@Suite("Pictures · the keyboards of an empty field")
@MainActor
struct KeyboardPictureTests {
  @Test(
    "S9.11, S9.12 capital letters, and the keys of keyboard types",
    arguments: [
      ("iPhone X", "13", UIKeyboardType.default, "letters-x"),
      ("iPhone X", "13", .phonePad, "phone-pad-x"),
      ("iPhone 16", "26", .decimalPad, "decimal-pad-16"),
      ("iPhone SE (3rd gen)", "18", .emailAddress, "email-se"),
      ("iPhone SE (3rd gen)", "18", .URL, "url-se"),
      ("iPad (9th gen)", "15", .default, "letters-ipad"),
      ("iPad (9th gen)", "15", .numberPad, "digits-ipad"),
      ("iPad Pro 13-inch (M4)", "18", .default, "letters-ipad-pro"),
      ("iPad Pro 13-inch (M4)", "18", .numberPad, "digits-ipad-pro"),
    ])
  func keysOfTypes(name: String, system: String, type: UIKeyboardType, file: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))
    field.borderStyle = .roundedRect
    field.keyboardType = type
    controller.view.addSubview(field)
    simulator.show(controller)
    field.becomeFirstResponder()
    simulator.layOut()
    expectSnapshot(of: simulator.displayList(), named: file)
  }
}
