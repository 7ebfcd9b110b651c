import Foundation
import Testing
import UIKit

@Suite("CALayer · animations")
@MainActor
struct LayerAnimationTests {
  private final class Delegate: CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
      events.append("start \(CACurrentMediaTime())")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stop \(CACurrentMediaTime()) \(flag)")
    }
  }

  private let scene = bootTestScene()
  private let root = CALayer()
  private let layer = CALayer()
  private let delegate = Delegate()

  init() {
    root.addSublayer(layer)
    layer.opacity = 1
  }

  private func fade(_ seconds: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = seconds
    animation.delegate = delegate
    return animation
  }

  private var shown: Float { layer.presentation()?.opacity ?? -1 }

  private func advance(_ seconds: TimeInterval) { Runtime.loop.advance(by: seconds) }

  @Test("S14.1 the layer runs a copy, which later changes of the object do not affect")
  func theLayerRunsACopy() {
    let animation = fade()
    layer.add(animation, forKey: "fade")
    animation.toValue = 0
    advance(0.5)
    #expect(shown == 0.5)
    #expect(layer.animation(forKey: "fade") !== animation)
    #expect(layer.animation(forKey: "fade") is CABasicAnimation)
  }

  @Test("S14.2 keys are listed in order, a key is replaced, and nil keys are any number")
  func animationKeys() {
    #expect(layer.animationKeys() == nil)
    layer.add(fade(), forKey: "b")
    layer.add(fade(), forKey: "a")
    layer.add(fade(), forKey: nil)
    layer.add(fade(), forKey: nil)
    layer.add(fade(), forKey: "b")
    #expect(layer.animationKeys() == ["a", "b"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("S14.3 S14.22 the model keeps its values, and the presentation knows its model")
  func theModelKeepsItsValues() throws {
    layer.add(fade(), forKey: nil)
    advance(0.25)
    #expect(layer.opacity == 1 && shown == 0.25)
    #expect(try #require(layer.presentation()).model() === layer)
    #expect(layer.model() === layer)
  }

  @Test(
    "S14.12 the delegate is called at start and stop, at their times, and the animation is removed")
  func delegateTimes() {
    advance(2)
    layer.add(fade(0.5), forKey: "fade")
    #expect(delegate.events.isEmpty)
    advance(0.1)
    #expect(delegate.events == ["start 2.0"])
    #expect(layer.animationKeys() == ["fade"])
    advance(1)
    #expect(delegate.events == ["start 2.0", "stop 2.5 true"])
    #expect(layer.animationKeys() == nil && shown == 1)
  }

  @Test("S14.12 a removed and a replaced animation have not finished")
  func removedAnimations() {
    layer.add(fade(), forKey: "fade")
    advance(0.5)
    layer.removeAnimation(forKey: "fade")
    advance(0)
    #expect(delegate.events == ["start 0.0", "stop 0.5 false"])
    layer.add(fade(), forKey: "fade")
    layer.add(fade(), forKey: "fade")
    advance(0)
    #expect(delegate.events.filter { $0 == "stop 0.5 false" }.count == 2)
  }

  @Test("S14.7 a delayed animation shows nothing before its time, or its first value")
  func fillBackwards() {
    let animation = fade()
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: "fade")
    #expect(shown == 1)
    animation.fillMode = .backwards
    layer.add(animation, forKey: "fade")
    #expect(shown == 0)
    advance(1.25)
    #expect(shown == 0.25)
  }

  @Test(
    "S14.7 an animation that is not removed on completion shows its last value only with .forwards")
  func fillForwards() {
    layer.opacity = 0.5
    let animation = fade()
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    advance(2)
    #expect(shown == 0.5 && layer.animationKeys() == ["fade"])
    animation.fillMode = .forwards
    layer.add(animation, forKey: "fade")
    advance(2)
    #expect(shown == 1 && layer.opacity == 0.5)
    #expect(delegate.events.last == "stop 3.0 true")
  }

  @Test("S14.6 S14.8 an animation repeats, and runs back")
  func animationRepeatsAndRunsBack() {
    let animation = fade()
    animation.repeatCount = 2
    animation.autoreverses = true
    layer.add(animation, forKey: nil)
    advance(1.25)
    #expect(shown == 0.75)
    advance(1)
    #expect(shown == 0.25)
    advance(1.5)
    #expect(shown == 0.25)
    #expect(delegate.events.count == 1)
    advance(0.25)
    #expect(delegate.events.last == "stop 4.0 true")
  }

  @Test("S14.8 timeOffset shifts an animation within its cycle, and wraps around")
  func timeOffset() {
    let animation = fade()
    animation.timeOffset = 0.75
    layer.add(animation, forKey: nil)
    #expect(shown == 0.75)
    advance(0.5)
    #expect(shown == 0.25)
    advance(0.5)
    #expect(delegate.events.last == "stop 1.0 true")
  }

  @Test("S14.6 an endless animation never stops, and the loop is idle")
  func endlessAnimationLeavesTheLoopIdle() {
    let animation = fade()
    animation.repeatCount = .greatestFiniteMagnitude
    layer.add(animation, forKey: "pulse")
    advance(1000.5)
    #expect(layer.animationKeys() == ["pulse"] && shown == 0.5)
    #expect(Runtime.loop.isIdle)
  }

  @Test("S14.9 without a duration an animation has the transaction's, or a quarter of a second")
  func defaultDuration() {
    layer.add(fade(0), forKey: "a")
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(fade(0), forKey: "a")
    CATransaction.commit()
    #expect(layer.animation(forKey: "a")?.duration == 2)
  }

  @Test("S14.10 a layer removed from its tree loses its animations; a layer that moves keeps them")
  func removedLayerLosesItsAnimations() {
    layer.add(fade(10), forKey: "fade")
    layer.removeFromSuperlayer()
    root.addSublayer(layer)
    advance(1)
    #expect(layer.animationKeys() == ["fade"])
    layer.removeFromSuperlayer()
    advance(0)
    #expect(layer.animationKeys() == nil)
    #expect(delegate.events.last == "stop 1.0 false")
  }

  @Test("S14.27 a stopped layer stops its sublayers' animations, and resumes where they were")
  func stoppedLayerStopsItsSublayers() {
    layer.add(fade(), forKey: nil)
    advance(0.25)
    let paused = root.convertTime(CACurrentMediaTime(), from: nil)
    root.speed = 0
    root.timeOffset = paused
    advance(5)
    #expect(shown == 0.25 && delegate.events.count == 1)
    root.speed = 1
    root.timeOffset = 0
    root.beginTime = 0
    root.beginTime = root.convertTime(CACurrentMediaTime(), from: nil) - paused
    advance(0.5)
    #expect(shown == 0.75)
    advance(0.5)
    #expect(delegate.events.last == "stop 6.0 true")
  }

  @Test("S14.27 a stopped layer's offset places its animations")
  func offsetOfAStoppedLayer() {
    layer.speed = 0
    layer.add(fade(), forKey: nil)
    advance(0)
    layer.timeOffset = 0.3
    #expect(shown == 0.3)
  }

  @Test("S14.4 a layer twice as fast plays in half of the time")
  func doubleSpeedHalvesTheTime() {
    layer.speed = 2
    layer.add(fade(), forKey: nil)
    advance(0.25)
    #expect(shown == 0.5)
    advance(0.25)
    #expect(delegate.events.last == "stop 0.5 true")
    #expect(layer.convertTime(3, from: root) == 6)
    #expect(layer.convertTime(6, to: root) == 3)
  }

  private final class Pulse: CABasicAnimation {}

  private final class Ring: CALayer {
    var thickness = 1.0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? Ring { thickness = ring.thickness }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("S14.1 the copy is of the animation's class, an app's own included")
  func copyHasTheAnimationsClass() {
    layer.add(Pulse(keyPath: "opacity"), forKey: "pulse")
    #expect(layer.animation(forKey: "pulse") is Pulse)
    let group = CAAnimationGroup()
    group.animations = [Pulse(keyPath: "opacity")]
    #expect((group.copy() as? CAAnimationGroup)?.animations?.first is Pulse)
  }

  @Test("S14.22 the presentation is made by the class's own init(layer:)")
  func presentationUsesTheClassInitializer() {
    let ring = Ring()
    ring.thickness = 3
    #expect(ring.presentation()?.thickness == 3)
  }
}
