import Foundation
import Testing

@testable import UIKit

/// Numbers of iOS 26 measured by OUK on 393x852 points with a safe area of (59, 0, 34, 0).
@Suite("UIAlertController")
@MainActor
struct AlertTests {
  private func layoutOnIOS26(count: Int, cancel: Int?) -> AlertLayout {
    AlertLayout(
      form: .modern, width: 320, title: 61.0 / 3, message: 18, count: count, cancel: cancel,
      fitsBeside: true)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.001 && abs(one.minY - other.minY) < 0.001
      && abs(one.width - other.width) < 0.001 && abs(one.height - other.height) < 0.001
  }

  @Test("on iOS 26 two buttons are side by side, 140 wide, the cancel button on the left")
  func twoButtonsOnIOS26() {
    for cancel in [0, 1] {
      let placement = layoutOnIOS26(count: 2, cancel: cancel).placement()
      // 22 + 20.333 + 7.667 + 18 + 4.333, then 16 + 48 + 16.
      #expect(abs(placement.height - 152.3333) < 0.001)
      #expect(isNear(placement.buttons[cancel], CGRect(x: 16, y: 88.3333, width: 140, height: 48)))
      #expect(
        isNear(placement.buttons[1 - cancel], CGRect(x: 164, y: 88.3333, width: 140, height: 48)))
      #expect(placement.title == CGRect(x: 30, y: 22, width: 260, height: 61.0 / 3))
    }
  }

  @Test("on iOS 26 three buttons are in a column, 8 apart, the cancel button last")
  func threeButtonsOnIOS26() {
    let placement = layoutOnIOS26(count: 3, cancel: 0).placement()
    #expect(placement.buttons.map(\.width) == [288, 288, 288])
    let ys = placement.buttons.map { $0.minY - placement.buttons[1].minY }
    #expect(abs(ys[0] - 112) < 0.001 && abs(ys[2] - 56) < 0.001)
  }

  @Test("before iOS 26 an alert is 270 wide with rows of 44, beside each other if they fit")
  func alertRowsBeforeIOS26() {
    var layout = AlertLayout(
      form: .classicAlert, width: 270, title: 20, message: 16, count: 2, cancel: 1,
      fitsBeside: true)
    let beside = layout.placement()
    #expect(beside.buttons[1] == CGRect(x: 0, y: 80, width: 135, height: 44))
    #expect(beside.buttons[0] == CGRect(x: 135, y: 80, width: 135, height: 44))
    #expect(beside.height == 124)
    layout.fitsBeside = false
    #expect(layout.placement().buttons[1] == CGRect(x: 0, y: 124, width: 270, height: 44))
  }

  @Test("before iOS 26 an action sheet has rows of 57, and a separate cancel button 8 below")
  func actionSheetRowsBeforeIOS26() {
    let placement = AlertLayout(
      form: .classicSheet, width: 359, title: nil, message: nil, count: 3, cancel: 0,
      fitsBeside: false
    ).placement()
    #expect(placement.body == CGRect(x: 0, y: 0, width: 359, height: 114))
    #expect(placement.cancelPart == CGRect(x: 0, y: 122, width: 359, height: 57))
    #expect(placement.buttons[0] == placement.cancelPart)
  }

  @Test("an alert of iOS 26 is in the middle of the safe area; a sheet too")
  func alertIsInTheSafeAreasMiddleOnIOS26() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let window = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(26)))
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      window.rootViewController?.present(alert, animated: false)
      window.layOut()
      #expect(abs(alert.view.frame.midY - 438.5) < 0.34)
      #expect(alert.view.frame.width == 320 && abs(alert.view.frame.minX - 36.5) < 0.34)
    }
  }

  @Test("an action sheet before iOS 26 ends at the safe area's bottom, 8 from the sides")
  func actionSheetPositionBeforeIOS26() {
    let window = show(UIViewController(), in: bootTestScene(Screens.iPhoneX.device(18)))
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    window.rootViewController?.present(alert, animated: false)
    window.layOut()
    #expect(alert.view.frame == CGRect(x: 8, y: 656, width: 359, height: 122))
  }

  @Test("a tap dismisses the alert and then runs the button's handler; a disabled one does nothing")
  func tapDismissesBeforeTheHandler() {
    var calls: [String] = []
    let window = show(UIViewController(), in: bootTestScene())
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default) { action in
      calls.append("\(action.title ?? "") \(alert.presentingViewController == nil)")
    }
    alert.addAction(action)
    window.rootViewController?.present(alert, animated: false)
    window.layOut()
    action.isEnabled = false
    alert.userTaps(action)
    action.isEnabled = true
    alert.userTaps(action)
    #expect(calls.isEmpty && window.rootViewController?.presentedViewController == nil)
    Runtime.loop.runUntilIdle()
    #expect(calls == ["OK true"])
    #expect(alert.view.window == nil)
  }

  // MARK: Text fields

  @Test("text fields are below the message; the first becomes first responder, above the keyboard")
  func textFields() throws {
    for system in [18, 26] {
      let window = show(UIViewController(), in: bootTestScene(Screens.iPhone14Pro.device(system)))
      let alert = UIAlertController(title: "Name", message: "Say it", preferredStyle: .alert)
      #expect(alert.textFields == nil)
      var configured: [UITextField] = []
      alert.addTextField { field in
        field.placeholder = "First"
        configured.append(field)
      }
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      window.rootViewController?.present(alert, animated: false)
      window.layOut()
      let fields = try #require(alert.textFields)
      #expect(fields.count == 2 && fields[0] === configured.first)
      #expect(fields[0].isFirstResponder && !fields[1].isFirstResponder)

      let keyboard = try #require(window.windowScene?.keyboard)
      #expect(keyboard.isShown)
      // Centered in the space above the keyboard, from iOS 26 on in its safe area.
      let top: CGFloat = system == 26 ? 59 : 0
      #expect(abs(alert.view.frame.midY - (top + keyboard.frame.minY) / 2) < 0.34)
      let places = fields.map { $0.convert($0.bounds, to: alert.view) }
      #expect(places[0].maxY <= places[1].minY && places[0].minX == places[1].minX)
      #expect(places.allSatisfy { alert.view.bounds.contains($0) })

      alert.dismiss(animated: false)
      window.layOut()
      #expect(!keyboard.isShown)
    }
  }

  @Test("Return goes to the next field; in the last one it performs the first default-style action")
  func returnKey() throws {
    var done = 0
    let window = show(UIViewController(), in: bootTestScene())
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in done += 1 })
    window.rootViewController?.present(alert, animated: false)
    window.layOut()
    let fields = try #require(alert.textFields)
    fields[0].insertText("a")
    fields[0].insertText("\n")
    #expect(fields[1].isFirstResponder && fields[0].text == "a" && done == 0)
    fields[1].insertText("\n")
    Runtime.loop.runUntilIdle()
    #expect(done == 1 && window.rootViewController?.presentedViewController == nil)
  }

  @Test("a text field in an action sheet traps with UIKit's message")
  func textFieldInActionSheetTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("added to an alert controller of style UIAlertControllerStyleAlert"))
  }

  @Test("a second cancel action traps with UIKit's message")
  func secondCancelActionTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: nil, style: .cancel)) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("can only have one action with a style of UIAlertActionStyleCancel"))
  }
}
