import Foundation
import Testing
import UIKit

@Suite("UIControl and UIButton")
@MainActor
struct UIControlTests {
  final class Target: UIResponder {
    var calls: [String] = []

    func tapAlone() {
      calls.append("tapAlone")
    }

    func tap(sender: UIControl) {
      calls.append("tap:\(sender.tag)")
    }
  }

  /// Begins a touch on a control and ends it at a point in the control's coordinates.
  private func touch(_ control: UIControl, liftedAt point: CGPoint) {
    let scene = bootTestScene()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    window.addSubview(control)
    let touch = UITouch(in: window, at: control.center, timestamp: 0)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.move(to: control.convert(point, to: window), phase: .ended, timestamp: 0.1)
    window.sendEvent(UIEvent(touches: [touch]))
  }

  @Test("a touch lifted inside sends touchUpInside, far away touchUpOutside")
  func touchUpInsideAndOutside() {
    var events: [String] = []
    func button() -> UIControl {
      let control = UIControl(frame: CGRect(x: 100, y: 300, width: 50, height: 40))
      control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
      control.addAction(UIAction { _ in events.append("in") }, for: .touchUpInside)
      control.addAction(UIAction { _ in events.append("out") }, for: .touchUpOutside)
      return control
    }

    touch(button(), liftedAt: CGPoint(x: 1, y: 1))
    #expect(events == ["down", "in"])
    events = []
    touch(button(), liftedAt: CGPoint(x: -60, y: 1))
    #expect(events == ["down", "in"])
    events = []
    touch(button(), liftedAt: CGPoint(x: -90, y: 1))
    #expect(events == ["down", "out"])
  }

  @Test("a disabled control gets no touches")
  func aDisabledControlGetsNoTouches() {
    var count = 0
    let control = UIControl(frame: CGRect(x: 100, y: 300, width: 50, height: 40))
    control.addAction(UIAction { _ in count += 1 }, for: .allTouchEvents)
    control.isEnabled = false
    touch(control, liftedAt: .zero)

    #expect(count == 0)
    #expect(control.state == .disabled)
  }

  @Test("targets are called by selector, with or without the sender, and are not kept alive")
  func targetsAreCalledBySelector() {
    var target: Target? = Target()
    let control = UIControl()
    control.tag = 4
    control.addTarget(
      target, action: Selector("tapAlone", Target.tapAlone), for: .valueChanged)
    control.addTarget(
      target, action: Selector("tap:", Target.tap(sender:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target?.calls == ["tapAlone", "tap:4"])

    control.removeTarget(
      target, action: Selector("tap:", Target.tap(sender:)), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target?.calls == ["tapAlone", "tap:4", "tapAlone"])
    weak let seen = target
    target = nil
    control.sendActions(for: .valueChanged)
    #expect(seen == nil)
  }

  @Test("an action replaces an action with the same identifier")
  func anActionReplacesOneWithItsIdentifier() {
    var calls: [Int] = []
    let control = UIControl()
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in calls.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in calls.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)

    #expect(calls == [2])
  }

  @Test("a button falls back to its normal title and shows the one of its state")
  func buttonFallsBackToItsNormalTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .selected)
    #expect(button.currentTitle == "Go")
    #expect(button.title(for: .highlighted) == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Gone")
    #expect(button.currentTitleColor == .systemBlue)
    #expect(UIButton(frame: .zero).currentTitleColor == .white)
  }
}
