import DeviceCatalog
import DisplayList
import FanlightTesting
import Foundation
import Simulator
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
  func keysOfKeyboardTypes(name: String, system: String, type: UIKeyboardType, file: String) throws
  {
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

  @Test(
    "S9.13 from iOS 26 on the keyboard shows the content below it",
    arguments: [
      ("26", UIColor.white, 0xE0E2E6 as UInt32), ("26", .black, 0x8B8D91), ("18", .white, 0xD1D4D9),
      ("18", .black, 0xD1D4D9),
    ])
  func contentBelowTheKeyboard(system: String, content: UIColor, color: UInt32) throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone 16")
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    let controller = UIViewController()
    controller.view.backgroundColor = content
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))
    field.keyboardAppearance = .light
    controller.view.addSubview(field)
    simulator.show(controller)
    field.becomeFirstResponder()
    simulator.layOut()
    // In the strip above the keys, 20 points below the top of a keyboard of 336.
    let picture = try simulator.drawing().bitmap()
    let scale = 3
    let y = picture.height - (336 - 20) * scale
    let pixel = picture.pixels[y * picture.width + picture.width / 2]
    for shift in [0, 8, 16] as [UInt32] {
      let (drawn, wanted) = (Int(pixel >> shift & 0xFF), Int(color >> shift & 0xFF))
      #expect(abs(drawn - wanted) <= 1, "\(String(pixel, radix: 16))")
    }
  }

  @Test("S9.13 the keyboard's glass over colored rows")
  func rowsBelow() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone 16")
    let simulator = Simulator(device, system: try device.systemRelease(for: "26"))
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))
    field.borderStyle = .roundedRect
    controller.view.addSubview(field)
    let colors: [UIColor] = [.systemOrange, .systemBlue, .systemGreen, .systemPink]
    for row in 0..<8 {
      let view = UIView(frame: CGRect(x: 20, y: 400 + row * 56, width: 353, height: 40))
      view.backgroundColor = colors[row % colors.count]
      controller.view.addSubview(view)
    }
    simulator.show(controller)
    field.becomeFirstResponder()
    simulator.layOut()
    expectSnapshot(of: simulator.displayList(), named: "glass-16")
  }
}
