import Foundation
import Testing
import UIKit

@Suite("Keyboard · traits of the first responder")
@MainActor
struct KeyboardTraitTests {
  let scene = bootTestScene()
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))

  init() {
    controller.view.addSubview(field)
    show(controller, in: scene)
  }

  @Test("S9.11 the letters are capital ones at the beginning of a sentence")
  func capitalsFollowTheText() {
    field.becomeFirstResponder()
    #expect(scene.keyboard.isShifted)
    field.insertText("A")
    #expect(!scene.keyboard.isShifted)
    field.insertText(". ")
    #expect(scene.keyboard.isShifted)
    field.text = "a"
    #expect(!scene.keyboard.isShifted)
  }

  @Test("S9.11 a text view's letters follow its text")
  func textViewLettersFollowItsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 100, height: 60))
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(scene.keyboard.isShifted)
    view.insertText("One\n")
    #expect(scene.keyboard.isShifted)
    view.insertText("t")
    #expect(!scene.keyboard.isShifted)
  }

  @Test("S9.11 hidden text, and text that is not to be capitalized, has small letters")
  func smallLetters() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    #expect(!scene.keyboard.isShifted)
    field.resignFirstResponder()
    field.autocapitalizationType = .sentences
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    #expect(!scene.keyboard.isShifted)
  }

  @Test("S9.12 a number pad is as high as its keys; reloadInputViews reads the type again")
  func numberPads() {
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    #expect(scene.keyboard.frame.height == 291)
    field.keyboardType = .default
    #expect(scene.keyboard.frame.height == 291)
    field.reloadInputViews()
    #expect(scene.keyboard.frame.height == 335)
  }

  @Test("a view that declares no input traits has the defaults")
  func defaultTraits() {
    final class Keys: UIView, UIKeyInput {
      var keyboardType = UIKeyboardType.decimalPad
      var hasText: Bool { false }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let keys = Keys(frame: .zero)
    controller.view.addSubview(keys)
    keys.becomeFirstResponder()
    #expect(scene.keyboard.frame.height == 291)
    #expect(keys.autocapitalizationType == .sentences && keys.returnKeyType == .default)
    #expect(scene.keyboard.isShifted)
  }
}
