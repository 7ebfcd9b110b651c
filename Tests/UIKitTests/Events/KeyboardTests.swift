import Foundation
import Testing
import UIKit

/// A view with text input.
@MainActor
private final class Field: UIView, UIKeyInput {
  var accessory: UIView?
  var ownInput: UIView?

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { accessory }
  override var inputView: UIView? { ownInput }

  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// Logs the keyboard's notifications.
@MainActor
private final class KeyboardLog {
  var calls: [String] = []
  var frames: [(begin: CGRect, end: CGRect)] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let names: [NSNotification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frames = (begin?.rectValue ?? .null, end?.rectValue ?? .null)
        MainActor.assumeIsolated {
          self?.calls.append(
            name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
              .replacingOccurrences(of: "Notification", with: ""))
          self?.frames.append(frames)
        }
      }
      tokens.append(token)
    }
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@Suite("Keyboard · frames, notifications and guide")
@MainActor
struct KeyboardTests {
  let scene: UIWindowScene
  private let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
  private let other = Field(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
  let controller = UIViewController()

  init() {
    scene = bootTestScene()
    controller.view.addSubview(field)
    controller.view.addSubview(other)
    show(controller, in: scene)
  }

  @Test("a text input that becomes first responder shows the keyboard: four notifications in order")
  func firstResponderShowsTheKeyboard() {
    let log = KeyboardLog()
    defer { log.stop() }
    #expect(field.becomeFirstResponder())
    #expect(log.calls == ["WillChangeFrame", "WillShow"])
    #expect(log.frames.first?.begin == CGRect(x: 0, y: 812, width: 375, height: 335))
    #expect(log.frames.first?.end == CGRect(x: 0, y: 477, width: 375, height: 335))
    Runtime.loop.advance(by: 0.24)
    #expect(log.calls.count == 2)
    Runtime.loop.advance(by: 0.02)
    #expect(log.calls == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
  }

  @Test("the keyboard hides when the first responder resigns, with the frames swapped")
  func resigningHidesTheKeyboard() {
    field.becomeFirstResponder()
    Runtime.loop.runUntilIdle()
    let log = KeyboardLog()
    defer { log.stop() }
    field.resignFirstResponder()
    Runtime.loop.runUntilIdle()
    #expect(log.calls == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(log.frames.first?.begin == CGRect(x: 0, y: 477, width: 375, height: 335))
    #expect(log.frames.first?.end.minY == 812)
    #expect(!scene.keyboard.isShown)
  }

  @Test("the keyboard stays when another field becomes first responder")
  func keyboardStaysForAnotherField() {
    field.becomeFirstResponder()
    Runtime.loop.runUntilIdle()
    let log = KeyboardLog()
    defer { log.stop() }
    other.becomeFirstResponder()
    Runtime.loop.runUntilIdle()
    #expect(log.calls == [] && scene.keyboard.isShown)
  }

  @Test("removing a field from its window hides the keyboard")
  func removingAFieldHidesTheKeyboard() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!scene.keyboard.isShown)
  }

  @Test("endEditing finds the first responder inside a view")
  func endEditing() {
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder)
    #expect(controller.view.endEditing(false) && !field.isFirstResponder)
  }

  @Test("an input accessory view is above the keyboard and part of its frame")
  func accessoryViewIsInTheKeyboardFrame() {
    field.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.becomeFirstResponder()
    #expect(scene.keyboard.frame == CGRect(x: 0, y: 433, width: 375, height: 379))
    #expect(field.accessory?.window != nil)
    #expect(field.accessory?.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 433))
    #expect(field.accessory?.bounds.size == CGSize(width: 375, height: 44))
    field.resignFirstResponder()
    #expect(field.accessory?.window == nil)
  }

  @Test("inputView replaces the keys; reloadInputViews reads it again")
  func inputView() {
    field.ownInput = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    field.becomeFirstResponder()
    #expect(scene.keyboard.frame.height == 234)
    field.ownInput = nil
    field.reloadInputViews()
    #expect(scene.keyboard.frame.height == 335)
  }

  @Test("with a hardware keyboard only input views are shown")
  func hardwareKeyboardShowsInputViewsOnly() {
    scene.keyboard.hasHardwareKeys = true
    field.becomeFirstResponder()
    #expect(!scene.keyboard.isShown)
    scene.keyboard.hasHardwareKeys = false
    #expect(scene.keyboard.isShown)
  }

  @Test("a rotation changes the keyboard's frame")
  func rotationChangesTheKeyboardFrame() {
    field.becomeFirstResponder()
    Runtime.loop.runUntilIdle()
    scene.rotate(to: .landscapeLeft)
    #expect(scene.keyboard.frame == CGRect(x: 0, y: 166, width: 812, height: 209))
  }

  @Test("a touch on the keyboard does not reach the app")
  func keyboardTouchDoesNotReachTheApp() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 375, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    scene.touchScreen.tap(at: CGPoint(x: 100, y: 650))
    field.becomeFirstResponder()
    scene.touchScreen.tap(at: CGPoint(x: 100, y: 650))
    #expect(taps == 1 && field.isFirstResponder)
  }

  @Test("the system's window is not among the app's")
  func systemWindowIsHiddenFromTheApp() {
    field.becomeFirstResponder()
    #expect(scene.windows.count == 1 && UIApplication.shared.windows.count == 1)
    #expect(scene.keyWindow === controller.view.window)
  }

  // MARK: Guide

  @Test("10 without a keyboard keyboardLayoutGuide is the bottom safe area inset")
  func guideAtRest() {
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 812, width: 375, height: 0))
  }

  @Test(
    "S4.40 keyboardLayoutGuide reaches the window's bottom, also from a view that ends above it")
  func guideWithKeyboard() {
    let inner = UIView(frame: CGRect(x: 10, y: 400, width: 200, height: 200))
    controller.view.addSubview(inner)
    field.becomeFirstResponder()
    #expect(
      controller.view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 477, width: 375, height: 335))
    #expect(inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 77, width: 200, height: 335))
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(above)
    #expect(above.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 100, height: 712))
    field.resignFirstResponder()
    #expect(inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 200, height: 212))
    #expect(above.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 100, height: 712))
  }

  @Test("a view constrained to keyboardLayoutGuide.topAnchor ends at the keyboard's top")
  func viewConstrainedToTheGuide() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    scene.layOut()
    #expect(bar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
    field.becomeFirstResponder()
    scene.layOut()
    #expect(bar.frame == CGRect(x: 0, y: 433, width: 375, height: 44))
    field.resignFirstResponder()
    scene.layOut()
    #expect(bar.frame.minY == 734)
  }

  @Test("a keyboard that floats counts only for a guide that follows it")
  func aFloatingKeyboardNeedsAFollowingGuide() {
    field.becomeFirstResponder()
    let guide = controller.view.keyboardLayoutGuide
    scene.keyboard.float(at: CGRect(x: 20, y: 300, width: 320, height: 250))
    #expect(guide.layoutFrame.height == 34)
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == CGRect(x: 20, y: 300, width: 320, height: 250))
  }

  @Test("views with a keyboardLayoutGuide lay out when the keyboard shows")
  func guideLaysOutWhenTheKeyboardShows() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting()
    controller.view.addSubview(view)
    _ = view.keyboardLayoutGuide
    scene.layOut()
    view.count = 0
    field.becomeFirstResponder()
    scene.layOut()
    #expect(view.count == 1)
  }

  // MARK: Scroll views

  @Test("S4.32 keyboardDismissMode onDrag ends editing when a touch scrolls")
  func dismissOnDrag() {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    controller.view.addSubview(scrollView)
    scene.layOut()
    field.becomeFirstResponder()
    scene.touchScreen.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 300), duration: 0.2)
    #expect(field.isFirstResponder)
    scrollView.keyboardDismissMode = .onDrag
    scene.touchScreen.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 300), duration: 0.2)
    #expect(!field.isFirstResponder)
  }

  @Test("S4.32 interactive: dragging down over the keyboard moves the keyboard with the touch")
  func dismissInteractively() {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    scrollView.keyboardDismissMode = .interactive
    controller.view.addSubview(scrollView)
    scene.layOut()
    field.becomeFirstResponder()
    scene.touchScreen.drag(
      from: CGPoint(x: 300, y: 200), to: CGPoint(x: 300, y: 400), duration: 0.2)
    #expect(field.isFirstResponder)
    scene.touchScreen.drag(
      from: CGPoint(x: 300, y: 200), to: CGPoint(x: 300, y: 600), duration: 0.2)
    #expect(!field.isFirstResponder)
  }

  @Test("S4.32 raw values of keyboardDismissMode")
  func rawValues() {
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}

@Suite("KeyboardMetrics · heights by device")
struct KeyboardMetricsTests {
  private struct Row: CustomStringConvertible {
    let size: CGSize
    let idiom: UIUserInterfaceIdiom
    let indicator: Bool
    let island: Bool
    let system: Int
    let height: CGFloat
    var description: String { "\(size) iOS \(system)" }

    init(
      _ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom, indicator: Bool,
      island: Bool = false, system: Int = 26, is keyboard: CGFloat
    ) {
      size = CGSize(width: width, height: height)
      (self.idiom, self.indicator, self.island) = (idiom, indicator, island)
      (self.system, self.height) = (system, keyboard)
    }
  }

  // S4.5 for the SE and the iPad A16; the others as measured on iOS 26.2 simulators.
  private static let rows = [
    Row(375, 667, .phone, indicator: false, is: 260),
    Row(667, 375, .phone, indicator: false, is: 206),
    Row(820, 1180, .pad, indicator: true, is: 337),
    Row(390, 844, .phone, indicator: true, is: 335),
    Row(844, 390, .phone, indicator: true, is: 248),
    Row(428, 926, .phone, indicator: true, is: 345),
    Row(393, 852, .phone, indicator: true, island: true, is: 336),
    Row(852, 393, .phone, indicator: true, island: true, is: 219),
    Row(440, 956, .phone, indicator: true, island: true, is: 346),
    Row(810, 1080, .pad, indicator: false, is: 320),
    Row(1080, 810, .pad, indicator: false, is: 408),
    Row(320, 568, .phone, indicator: false, system: 7, is: 216),
    Row(568, 320, .phone, indicator: false, system: 7, is: 162),
    Row(768, 1024, .pad, indicator: false, system: 7, is: 264),
  ]

  @Test("S4.5 keyboards have the heights of their devices", arguments: rows.indices)
  func keyboardHeightsByDevice(index: Int) {
    let row = Self.rows[index]
    let height = KeyboardMetrics.height(
      screen: row.size, idiom: row.idiom, hasHomeIndicator: row.indicator, hasIsland: row.island,
      system: SystemVersion(major: row.system))
    #expect(height == row.height, "\(row)")
  }
}
