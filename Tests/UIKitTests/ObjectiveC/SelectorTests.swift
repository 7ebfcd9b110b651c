import Foundation
import Testing
import UIKit

@Suite("Selectors")
@MainActor
struct SelectorTests {
  init() { _ = bootTestScene() }

  final class Target: UIResponder {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func one(_ sender: Any?) { calls.append("one \(sender ?? "nil")") }
    func two(_ first: String, _ second: Int) { calls.append("two \(first) \(second)") }
    func object() -> NSNumber { 7 }
    func button(_ sender: UIButton) { calls.append("button") }
    @MainActor func heard(_ notification: Notification) {
      calls.append(notification.name.rawValue)
    }
    func ticked(_ timer: Timer) { calls.append("tick \(timer.userInfo ?? "nil")") }
  }

  @Test("source-compat 3.5 selectors with the same name are equal, and a literal is one")
  func selectorsWithTheSameNameAreEqual() {
    let literal: Selector = "plain"
    #expect(literal == Selector("plain", Target.plain))
    #expect(Selector("plain").description == "plain")
    #expect(NSStringFromSelector(NSSelectorFromString("one:")) == "one:")
  }

  @Test("perform calls the method with its arguments and returns an object")
  func performCallsTheMethodWithItsArguments() {
    let target = Target()
    target.perform(Selector("plain", Target.plain))
    target.perform(Selector("one:", Target.one(_:)), with: "x")
    target.perform(Selector("one:", Target.one(_:)), with: nil)
    target.perform(Selector("two::", Target.two(_:_:)), with: "a", with: 2)

    #expect(target.calls == ["plain", "one x", "one nil", "two a 2"])
    let result = target.perform(Selector("object", Target.object))?.takeUnretainedValue()
    #expect(result as? NSNumber == 7)
    #expect(target.perform(Selector("plain", Target.plain)) == nil)
  }

  @Test("responds(to:) says whether the object has the selector's method")
  func respondsToSelector() {
    let target = Target()
    #expect(target.responds(to: Selector("plain", Target.plain)))
    #expect(target.responds(to: Selector("next", UIResponder.resignFirstResponder)))
    #expect(!NSObject().responds(to: Selector("plain", Target.plain)))
  }

  @Test("calling a selector that is only a name traps, and advises what to write")
  func nameOnlySelectorTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIResponder().perform("tap:", with: nil) }
    }
    let text = String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
    #expect(text.contains("-[UIResponder tap:]: unrecognized selector sent to instance"))
    #expect(text.contains("write Selector(\"tap:\", UIResponder.theMethod)"))
  }

  @Test("an argument of another type than the method takes traps and names both types")
  func wrongArgumentTypeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Target().perform(Selector("button:", Target.button(_:)), with: "text")
      }
    }
    let text = String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
    #expect(text.contains("button: takes a UIButton, and was sent a String"))
  }

  @Test("an action without a target goes to the first responder that has the method")
  func responderChain() {
    final class Screen: UIViewController {
      var calls = 0
      func save() { calls += 1 }
    }
    let outer = Screen()
    let inner = Screen()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let control = UIControl()
    inner.view.addSubview(control)
    control.addTarget(nil, action: Selector("save", Screen.save), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)

    #expect(inner.calls == 1 && outer.calls == 0)
  }

  // MARK: Delayed calls

  @Test("perform(_:with:afterDelay:) waits on the device's clock, and can be canceled")
  func performAfterDelay() {
    let target = Target()
    target.perform(Selector("one:", Target.one(_:)), with: 1, afterDelay: 0)
    target.perform(Selector("one:", Target.one(_:)), with: 2, afterDelay: 0.5)
    target.perform(Selector("one:", Target.one(_:)), with: 3, afterDelay: 0.5)
    target.perform(Selector("plain", Target.plain), with: nil, afterDelay: 0.5)
    #expect(target.calls == [])

    Runtime.loop.advance(by: 0)
    #expect(target.calls == ["one 1"])
    NSObject.cancelPreviousPerformRequests(
      withTarget: target, selector: Selector("one:"), object: 3)
    Runtime.loop.advance(by: 0.5)
    #expect(target.calls == ["one 1", "one 2", "plain"])

    target.perform(Selector("plain", Target.plain), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    Runtime.loop.advance(by: 2)
    #expect(target.calls.count == 3)
  }

  @Test("a timer calls its target every interval of the device's clock until it is invalid")
  func timerFollowsTheDevicesClock() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: target, selector: Selector("ticked:", Target.ticked(_:)),
      userInfo: "u", repeats: true)
    Runtime.loop.advance(by: 0.4)
    #expect(target.calls == [])
    Runtime.loop.advance(by: 0.7)
    #expect(target.calls == ["tick u", "tick u"])

    timer.invalidate()
    #expect(!timer.isValid)
    Runtime.loop.advance(by: 5)
    #expect(target.calls.count == 2 && Runtime.loop.isIdle)
  }

  @Test("a timer that does not repeat is invalid once it has fired")
  func timerOnce() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: target, selector: Selector("plain", Target.plain), userInfo: nil,
      repeats: false)
    #expect(timer.isValid && timer.timeInterval == 0)
    Runtime.loop.advance(by: 3)
    #expect(target.calls == ["plain"] && !timer.isValid)
  }

  @Test("CACurrentMediaTime is the device's clock")
  func mediaTime() {
    let start = CACurrentMediaTime()
    Runtime.loop.advance(by: 2.5)
    #expect(CACurrentMediaTime() - start == 2.5)
  }

  // MARK: Notifications

  private static let changed = Notification.Name("changed")

  @Test("a notification calls the observer's method until it is removed, by name and sender")
  func aNotificationCallsTheObserver() {
    let center = NotificationCenter()
    let target = Target()
    let sender = NSObject()
    let heard = Selector("heard:", Target.heard(_:))
    center.addObserver(target, selector: heard, name: Self.changed, object: sender)
    center.post(name: Self.changed, object: nil)
    center.post(name: Notification.Name("other"), object: sender)
    #expect(target.calls == [])
    center.post(name: Self.changed, object: sender)
    #expect(target.calls == ["changed"])

    center.removeObserver(target, name: Notification.Name("other"), object: nil)
    center.post(name: Self.changed, object: sender)
    #expect(target.calls.count == 2)
    center.removeObserver(target)
    center.post(name: Self.changed, object: sender)
    #expect(target.calls.count == 2)
  }

  @Test("an observer is not retained, and gets no notification after its deallocation")
  func deallocatedObserverGetsNoNotification() {
    let center = NotificationCenter()
    weak var ended: Target?
    do {
      let target = Target()
      ended = target
      center.addObserver(
        target, selector: Selector("heard:", Target.heard(_:)), name: Self.changed, object: nil)
    }
    #expect(ended == nil)
    center.post(name: Self.changed, object: nil)
  }

  @Test("the tokens of observers with a block are still removed")
  func blockObserverTokensAreRemoved() {
    let center = NotificationCenter()
    let target = Target()
    let token = center.addObserver(forName: Self.changed, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { target.calls.append("block") }
    }
    center.post(name: Self.changed, object: nil)
    center.removeObserver(token)
    center.post(name: Self.changed, object: nil)
    #expect(target.calls == ["block"])
  }
}
