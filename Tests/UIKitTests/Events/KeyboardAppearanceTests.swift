import Foundation
import Testing
import UIKit

@Suite("Keyboard · light and dark")
@MainActor
struct KeyboardAppearanceTests {
  let scene = bootTestScene()
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))

  init() {
    controller.view.addSubview(field)
    show(controller, in: scene)
  }

  @Test("S9.8 the keyboard follows the traits of the first responder")
  func keyboardFollowsTheFirstResponder() {
    field.becomeFirstResponder()
    #expect(scene.keyboard.userInterfaceStyle == .light)
    field.resignFirstResponder()
    controller.overrideUserInterfaceStyle = .dark
    field.becomeFirstResponder()
    #expect(scene.keyboard.userInterfaceStyle == .dark)
  }

  @Test(
    "S9.8 keyboardAppearance overrides the interface style",
    arguments: [
      (UIKeyboardAppearance.dark, UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark),
      (.light, .dark, .light), (.default, .dark, .dark), (.default, .light, .light),
    ])
  func keyboardAppearanceOverridesTheStyle(
    appearance: UIKeyboardAppearance, interface: UIUserInterfaceStyle,
    keyboard: UIUserInterfaceStyle
  ) {
    controller.overrideUserInterfaceStyle = interface
    field.keyboardAppearance = appearance
    field.becomeFirstResponder()
    #expect(scene.keyboard.userInterfaceStyle == keyboard)
  }
}
