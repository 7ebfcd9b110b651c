import Foundation
import HarfBuzzShaper
import Testing
import TextLayout
import UIKit

@Suite("UITextField", .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
@MainActor
struct UITextFieldTests {
  private final class Log: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allowsChange = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldEnd")
      return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location),\(range.length) '\(string)'")
      return allowsChange
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }
  }

  private func boot(_ major: Int = 18) throws -> UIWindow {
    let scene = Runtime.boot(
      TestDevice.iPhoneX(SystemVersion(major: major)), shaper: HarfBuzzShaper(),
      fonts: try FontLibrary())
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    return window
  }

  /// Source: storyboards (30 at 14 points before iOS 13, 34 since) and printed hierarchies (22
  /// without a border at 17 points).
  @Test(
    "a field is 22 high, 34 with round corners, and was 30 at 14 points",
    arguments: [
      (12, UITextField.BorderStyle.roundedRect, 14, 30), (12, .roundedRect, 17, 34),
      (18, .roundedRect, 14, 34), (18, .roundedRect, 17, 34), (26, .roundedRect, 17, 34),
      (18, .none, 17, 22),
    ] as [(Int, UITextField.BorderStyle, CGFloat, CGFloat)])
  func aTextFieldsHeights(
    major: Int, border: UITextField.BorderStyle, size: CGFloat, height: CGFloat
  ) throws {
    _ = try boot(major)
    let field = UITextField()
    field.borderStyle = border
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  /// Source: layouts that developers dumped: a field of 288x34 has its text at (7, 2, 274, 30).
  @Test("text keeps 7 points from round corners, and clear of the views at the sides")
  func textKeepsClearOfRoundCorners() throws {
    _ = try boot(26)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 288, height: 34))
    field.borderStyle = .roundedRect
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 274, height: 30))
    #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
    field.borderStyle = .none
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds).minY == 7)
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 288)
    field.text = "some"
    #expect(field.textRect(forBounds: field.bounds).maxX == 269)
  }

  @Test("editing calls the delegate and sends events and notifications in order")
  func editingCallsTheDelegate() throws {
    let window = try boot()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let log = Log()
    field.delegate = log
    window.addSubview(field)
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"),
    ] {
      field.addAction(UIAction { _ in log.calls.append(name) }, for: event)
    }

    #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
    field.insertText("a👍")
    field.deleteBackward()
    log.allowsChange = false
    field.insertText("b")
    field.insertText("\n")
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(
      log.calls == [
        "shouldBegin", "didBegin", "begin", "change 0,0 'a👍'", "changed", "change 1,2 ''",
        "changed", "change 1,0 'b'", "return", "shouldEnd", "didEnd", "end",
      ])
    #expect(field.text == "a")
  }

  @Test("Return ends editing if editingDidEndOnExit has a target")
  func returnEndsEditingOnExit() throws {
    let window = try boot()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    window.addSubview(field)
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(field.isEditing)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.insertText("\n")
    #expect(!field.isEditing)
  }

  // Apple's documentation of `UIResponderStandardEditActions` and of `UITextField`'s delegate.
  @Test("typing replaces selected text; a tap or the end of editing deselects")
  func selectingAll() throws {
    let window = try boot()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let log = Log()
    field.delegate = log
    window.addSubview(field)
    field.text = "some"
    field.selectAll(nil)
    field.becomeFirstResponder()
    field.insertText("!")
    #expect(field.text == "some!")

    log.calls = []
    field.selectAll(nil)
    field.insertText("a")
    field.insertText("b")
    #expect(field.text == "ab")
    #expect(log.calls == ["change 0,5 'a'", "change 1,0 'b'"])
    field.selectAll(nil)
    field.deleteBackward()
    #expect(field.text == "")

    field.text = "more"
    field.selectAll(nil)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.insertText("!")
    #expect(field.text == "more!")
  }

  @Test("text is never nil, and a disabled field is not edited")
  func textIsNeverNil() throws {
    let window = try boot()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.text = nil
    #expect(field.text?.isEmpty == true && !field.hasText)
    #expect(!field.becomeFirstResponder())
    window.addSubview(field)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }
}
