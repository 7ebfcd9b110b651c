import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Text fields and text views · the caret")
@MainActor
struct TextCaretTests {
  // Without fonts a character counts half an em: 8.5 points of 17.

  @Test("a text field's caret follows the text, by alignment, and stays within the available space")
  func caretFollowsTheText() {
    let scene = bootTestScene()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    show(controller, in: scene)
    let space = CGRect(x: 10, y: 0, width: 180, height: 34)
    #expect(field.caret(in: space).minX == 10 && field.caret(in: space).width == 2)
    field.text = "abcd"
    #expect(field.caret(in: space).minX == 44)
    field.textAlignment = .center
    #expect(field.caret(in: space).minX == 117)
    field.textAlignment = .right
    #expect(field.caret(in: space).minX == 188)
    field.semanticContentAttribute = .forceRightToLeft
    field.textAlignment = .natural
    #expect(field.caret(in: space).minX == 156)
    field.semanticContentAttribute = .forceLeftToRight
    field.text = String(repeating: "a", count: 100)
    #expect(field.caret(in: space).maxX == 190)
    #expect(abs(field.caret(in: space).midY - 17) < 0.34)
  }

  @Test("a text field draws its caret in the tint color only while editing")
  func caretIsDrawnInTheTintColor() {
    let scene = bootTestScene()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.tintColor = .red
    let controller = UIViewController()
    controller.view.addSubview(field)
    let window = show(controller, in: scene)
    func count() -> Int {
      window.layOut()
      return field.layer.displayCommands().count
    }
    let before = count()
    field.becomeFirstResponder()
    #expect(count() == before + 1)
    field.resignFirstResponder()
    #expect(count() == before)
  }

  @Test("an empty text view's caret is on the first line")
  func textView() {
    _ = bootTestScene()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    let caret = view.caret(origin: CGPoint(x: 5, y: 8), width: 190)
    #expect(caret.origin == CGPoint(x: 5, y: 8) && caret.width == 2)
    #expect(abs(caret.height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
  }
}
