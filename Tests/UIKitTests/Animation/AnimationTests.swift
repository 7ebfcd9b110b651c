import Foundation
import Testing
import UIKit

@Suite("UIView.animate · the whole family")
@MainActor
struct AnimateFamilyTests {
  init() { _ = bootTestScene() }

  @Test("S1.22 springs, keyframes and transitions change at once and complete on the clock")
  func springsKeyframesAndTransitionsComplete() {
    let view = UIView()
    var ended: [String] = []
    UIView.animate(springDuration: 0.4, bounce: 0.2) {
      view.alpha = 0.5
    } completion: { _ in
      ended.append("spring")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        #expect(UIView.inheritedAnimationDuration == 0.25)
        view.frame.origin.x = 10
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.x = 20
      }
    } completion: { _ in
      ended.append("keyframes")
    }
    UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
      view.backgroundColor = .red
    } completion: { _ in
      ended.append("transition")
    }
    #expect(view.alpha == 0.5 && view.frame.minX == 20 && view.backgroundColor == .red)
    #expect(ended == [])
    Runtime.loop.advance(by: 0.35)
    #expect(ended == ["transition"])
    Runtime.loop.advance(by: 0.1)
    #expect(ended == ["transition", "spring"])
    Runtime.loop.runUntilIdle()
    #expect(Runtime.loop.now == 1.5)
  }

  @Test("a nested animation inherits the outer duration, unless an option overrides it")
  func nestedAnimationsInheritTheDuration() {
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.5) {
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 0.5)
      }
    }
  }

  @Test("a transition from one view to another exchanges them, or hides and shows them")
  func transitionExchangesViews() {
    let parent = UIView()
    let (one, other) = (UIView(), UIView())
    parent.addSubview(one)
    UIView.transition(from: one, to: other, duration: 0.2)
    #expect(parent.subviews == [other])
    parent.addSubview(one)
    one.isHidden = true
    UIView.transition(from: other, to: one, duration: 0.2, options: .showHideTransitionViews)
    #expect(other.isHidden && !one.isHidden && parent.subviews.count == 2)
  }

  @Test("an animation that repeats never completes")
  func anAnimationThatRepeatsNeverCompletes() {
    var ended = false
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
    } completion: { _ in
      ended = true
    }
    Runtime.loop.advance(by: 10)
    #expect(!ended)
  }
}

@Suite("UIViewPropertyAnimator")
@MainActor
struct PropertyAnimatorTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { _ = bootTestScene() }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: 1, curve: curve) {
      view.frame.origin.x = 100
      view.alpha = 0
    }
  }

  @Test(
    "an animator is inactive, then active and running, then inactive; completions get the position")
  func animatorStatesInOrder() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive && view.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.frame.minX == 100)
    Runtime.loop.advance(by: 0.25)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    Runtime.loop.advance(by: 0.8)
    #expect(positions == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test("a reversed animator ends at the start, and the views are as before")
  func reversedAnimatorEndsAtTheStart() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    Runtime.loop.advance(by: 0.3)
    animator.isReversed = true
    Runtime.loop.advance(by: 0.29)
    #expect(positions == [])
    Runtime.loop.advance(by: 0.02)
    #expect(positions == [.start] && view.frame.minX == 0 && view.alpha == 1)
  }

  @Test("a stopped animator leaves views in the middle; finishing sets a position's values")
  func stoppedAnimatorLeavesViewsInTheMiddle() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    Runtime.loop.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.frame.minX - 50) < 1e-6 && abs(view.alpha - 0.5) < 1e-6)
    animator.finishAnimation(at: .end)
    #expect(positions == [.end] && view.frame.minX == 100)
  }

  @Test("stopAnimation(true) ends at once, without completions")
  func stopWithoutFinishing() {
    let animator = animator()
    var ended = false
    animator.addCompletion { _ in ended = true }
    animator.startAnimation()
    Runtime.loop.advance(by: 0.5)
    animator.stopAnimation(true)
    Runtime.loop.runUntilIdle()
    #expect(!ended && animator.state == .inactive)
  }

  @Test("a scrubbed animator is paused, and continues for its remaining fraction")
  func scrubbedAnimatorIsPaused() {
    let animator = animator()
    var ended = false
    animator.addCompletion { _ in ended = true }
    animator.fractionComplete = 0.6
    #expect(animator.state == .active && !animator.isRunning)
    Runtime.loop.advance(by: 5)
    #expect(animator.fractionComplete == 0.6 && !ended)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    Runtime.loop.advance(by: 0.39)
    #expect(!ended)
    Runtime.loop.advance(by: 0.02)
    #expect(ended)
  }

  @Test("S1.38 an animator that is not interruptible runs to its end")
  func uninterruptibleAnimatorRunsToItsEnd() {
    let animator = animator()
    animator.isInterruptible = false
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    Runtime.loop.advance(by: 0.25)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    animator.isReversed = true
    animator.stopAnimation(true)
    #expect(animator.isRunning && !animator.isReversed)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    Runtime.loop.advance(by: 0.76)
    #expect(positions == [.end] && view.frame.minX == 100)
  }

  @Test("S1.39 scrubbing is linear, or follows the timing curve", arguments: [true, false])
  func scrubbingIsLinearOrFollowsTheTimingCurve(_ isLinear: Bool) {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = isLinear
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    if isLinear {
      #expect(abs(view.frame.minX - 50) < 1e-6)
    } else {
      // Ease-in is cubic-bezier(0.42, 0, 1, 1): at half of the time it is at 31.5 % of the way.
      #expect(abs(view.frame.minX - 31.536) < 0.01)
    }
    animator.finishAnimation(at: .current)
  }

  @Test("pausesOnCompletion keeps an animator active at its end")
  func pausesAtTheEnd() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    Runtime.loop.runUntilIdle()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.stopAnimation(true)
  }

  @Test("runningPropertyAnimator starts at once")
  func runningPropertyAnimatorStartsImmediately() {
    let view = view
    var ended = false
    _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.5) {
      view.alpha = 0
    } completion: { _ in
      ended = true
    }
    Runtime.loop.advance(by: 0.99)
    #expect(!ended && view.alpha == 0)
    Runtime.loop.advance(by: 0.02)
    #expect(ended)
  }

  @Test("finishing an animator that was not stopped traps")
  func finishingWithoutStoppingTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Runtime.boot(TestDevice.iPhoneX())
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
  }
}

@Suite("Clock · curves, display links and timers")
@MainActor
struct ClockTests {
  init() { _ = bootTestScene() }

  @Test("Core Animation's named curves: 0, 1 and, where they are symmetric, the middle")
  func coreAnimationsNamedCurvesAreExact() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    }
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(TimingCurve.easeIn.progress(at: 0.5) < 0.5)
    #expect(
      abs(TimingCurve.easeIn.progress(at: 0.3) + TimingCurve.easeOut.progress(at: 0.7) - 1) < 1e-9)
  }

  @MainActor
  private final class Counter: NSObject {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test(
    "a display link fires once per frame, does not keep the run loop from being idle, and pauses")
  func displayLink() {
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("tick:", Counter.tick(_:)))
    link.add(to: .main, forMode: .common)
    Runtime.loop.advance(by: 0.1 + 1e-6)
    #expect(counter.times.count == 6)
    #expect(Runtime.loop.runUntilIdle() && Runtime.loop.isIdle)
    link.isPaused = true
    Runtime.loop.advance(by: 0.1)
    #expect(counter.times.count == 6)
    link.isPaused = false
    link.invalidate()
    Runtime.loop.advance(by: 0.1)
    #expect(counter.times.count == 6)
  }

  @Test("a display link with a lower rate skips frames")
  func preferredFrameRateSkipsFrames() {
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("tick:", Counter.tick(_:)))
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    Runtime.loop.advance(by: 1 + 1e-6)
    #expect(counter.times.count == 20)
  }

  @Test("canceled work does not run")
  func canceledWorkDoesNotRun() {
    var ran = false
    let ticket = Runtime.loop.post(after: 1) { ran = true }
    Runtime.loop.cancel(ticket)
    Runtime.loop.advance(by: 2)
    #expect(!ran && Runtime.loop.isIdle)
  }

  @Test("layout follows each work item, as at the end of a run loop iteration")
  func layoutFollowsEachWorkItem() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let controller = UIViewController()
    let view = Counting()
    controller.view.addSubview(view)
    show(controller, in: bootTestScene())
    view.count = 0
    Runtime.loop.post(after: 1) { view.setNeedsLayout() }
    Runtime.loop.advance(by: 1)
    #expect(view.count == 1)
  }
}
