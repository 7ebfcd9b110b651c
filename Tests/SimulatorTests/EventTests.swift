import DeviceCatalog
import Foundation
import Testing
import UIKit

@testable import Simulator

/// A view that takes text.
private final class NoteView: UIView, UIKeyInput {
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text.removeLast() }
}

@Suite("Simulator · user events", .serialized)
@MainActor
struct EventTests {
  private func booted(_ name: String = "iPhone X") throws -> (Simulator, UIViewController) {
    let simulator = Simulator(try DeviceCatalog.builtIn.device(named: name))
    let controller = UIViewController()
    simulator.show(controller)
    return (simulator, controller)
  }

  @Test("a tap on a button sends its action; a disabled one takes none")
  func aTapOnAButtonSendsItsAction() throws {
    let (simulator, controller) = try booted()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    simulator.tap(at: CGPoint(x: 150, y: 220))
    simulator.tap(at: CGPoint(x: 150, y: 400))
    button.isEnabled = false
    simulator.tap(at: CGPoint(x: 150, y: 220))
    #expect(taps == 1)
  }

  @Test("a drag scrolls, and the content decelerates as the time advances")
  func dragScrollsAndDecelerates() throws {
    let (simulator, controller) = try booted()
    let view = UIScrollView(frame: controller.view.bounds)
    view.contentSize = CGSize(width: 300, height: 5000)
    controller.view.addSubview(view)
    simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300))
    let lifted = view.contentOffset.y
    #expect(abs(lifted - 246) < 0.34)
    #expect(simulator.settle() && view.contentOffset.y > lifted + 400)
    simulator.tapStatusBar()
    simulator.settle()
    #expect(view.contentOffset.y == -44)
  }

  @Test("the keyboard is shown for a first responder, types letters and is dismissed by its key")
  func keyboardForAFirstResponder() throws {
    let (simulator, controller) = try booted("iPhone 8")
    let note = NoteView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    controller.view.addSubview(note)
    #expect(simulator.keyboardFrame == nil)
    note.becomeFirstResponder()
    #expect(simulator.keyboardFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    simulator.type("Hallo")
    #expect(note.text == "Hallo")
    simulator.hideKeyboard()
    #expect(!note.isFirstResponder && simulator.keyboardFrame == nil)
    simulator.showKeyboard()
    #expect(simulator.keyboardFrame != nil)
    simulator.isHardwareKeyboardConnected = true
    #expect(simulator.keyboardFrame == nil)
  }

  @Test("every device of the catalog has a keyboard that fits its screen in both orientations")
  func keyboardOnEveryDevice() throws {
    for device in DeviceCatalog.builtIn.devices {
      let simulator = Simulator(device)
      let controller = UIViewController()
      simulator.show(controller)
      simulator.showKeyboard()
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
        simulator.rotate(to: orientation)
        let frame = try #require(simulator.keyboardFrame)
        let screen = simulator.window.bounds
        #expect(frame.maxY == screen.maxY && frame.width == screen.width, "\(device.name)")
        #expect(frame.height > 150 && frame.height < screen.height * 0.7, "\(device.name)")
        #expect(controller.view.keyboardLayoutGuide.layoutFrame == frame, "\(device.name)")
      }
    }
  }

  @Test("changed traits reach view controllers and call the registered handlers")
  func traitsReachViews() throws {
    let (simulator, controller) = try booted()
    var told = 0
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in told += 1
    }
    simulator.userInterfaceStyle = .dark
    simulator.layoutDirection = .rightToLeft
    simulator.preferredContentSizeCategory = .accessibilityLarge
    simulator.increasesContrast = true
    simulator.showsBoldText = true
    let traits = controller.view.traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
    #expect(told == 1)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("the time changes only with advance(by:) and settle()")
  func timeChangesOnlyByAdvancing() throws {
    let (simulator, controller) = try booted()
    var ended = false
    UIView.animate(withDuration: 0.5) {
      controller.view.alpha = 0.5
    } completion: { _ in
      ended = true
    }
    #expect(simulator.time == 0)
    simulator.advance(by: 0.4)
    #expect(!ended && simulator.time == 0.4)
    simulator.settle()
    #expect(ended && simulator.time == 0.5)
  }
}
