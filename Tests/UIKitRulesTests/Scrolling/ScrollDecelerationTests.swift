import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("ScrollDeceleration · deceleration, bouncing and scrolling to an offset")
struct ScrollDecelerationTests {
  static let free: ClosedRange<CGFloat> = -1_000_000...1_000_000

  private func deceleration(
    _ velocity: CGFloat, from offset: CGFloat = 0, range: ClosedRange<CGFloat> = free,
    rate: CGFloat = 0.998
  ) -> ScrollDeceleration {
    ScrollDeceleration(offset: offset, velocity: velocity, range: range, decelerationRate: rate)
  }

  private func run(
    _ motion: inout ScrollDeceleration, seconds: CGFloat, step: CGFloat,
    range: ClosedRange<CGFloat> = free,
    bounces: Bool = true
  ) {
    let count = Int((seconds / step).rounded())
    for _ in 0..<count {
      motion.advance(by: step, range: range, bounces: bounces, pixel: 1.0 / 3)
    }
  }

  @Test("S4.34 landing = x0 + (v0 ∓ 10) · 0.499", arguments: [100, 1000, -1000, 5000, -30])
  func decelerationLandsByTheFormula(velocity: CGFloat) {
    let expected = (velocity - (velocity < 0 ? -10 : 10)) * 0.4995
    var motion = deceleration(velocity)
    #expect(abs(motion.landing - expected) < abs(expected) * 0.001)
    run(&motion, seconds: 10, step: 1.0 / 60)
    #expect(motion.drive == .rest && abs(motion.offset - expected) < abs(expected) * 0.001)
  }

  @Test("S4.34 each millisecond leaves 0.998 of the speed")
  func eachMillisecondKeepsMostOfTheSpeed() {
    var motion = deceleration(1000)
    motion.advance(by: 0.001, range: Self.free, bounces: true, pixel: 1)
    #expect(abs(motion.velocity - 998) < 1e-6)
  }

  @Test("S4.34 content at 10 points a second or less does not move")
  func slowContentDoesNotMove() {
    #expect(deceleration(10).drive == .rest)
    #expect(deceleration(10.1).drive == .glide)
  }

  @Test("steps of any length lead to the same place")
  func stepLengthDoesNotMatter() {
    var random = SeededGenerator(seed: 434)
    for _ in 0..<200 {
      let range: ClosedRange<CGFloat> = 0...(1 + random.number(upTo: 800))
      let velocity = random.number(upTo: 6000) - 3000
      let start = random.number(upTo: 1200) - 200
      var fine = deceleration(velocity, from: start, range: range)
      var coarse = fine
      // Before both come to rest; only the final snap to the end may depend on the steps.
      run(&fine, seconds: 0.2, step: 0.001, range: range)
      run(&coarse, seconds: 0.2, step: 0.05, range: range)
      #expect(abs(fine.offset - coarse.offset) < 0.5, "\(velocity) from \(start) in \(range)")
    }
  }

  @Test("S4.34 deceleration from any speed ends inside the range")
  func decelerationEndsInsideTheRange() {
    var random = SeededGenerator(seed: 435)
    for _ in 0..<300 {
      let range: ClosedRange<CGFloat> = -44...(random.number(upTo: 3000))
      var motion = deceleration(
        random.number(upTo: 20_000) - 10_000, from: random.number(upTo: 4000) - 500, range: range)
      let bounces = random.next() % 2 == 0
      run(&motion, seconds: 12, step: 1.0 / 60, range: range, bounces: bounces)
      #expect(motion.drive == .rest && range.contains(motion.offset))
    }
  }

  @Test("S4.34 beyond an end reached with speed v: x(t) = v t e^(−11 t)")
  func endReachedWithSpeed() {
    var motion = deceleration(-1000, range: 0...1000)
    #expect(motion.offset == 0)
    motion.advance(by: 0.1, range: 0...1000, bounces: true, pixel: 1)
    #expect(motion.drive == .bounce)
    #expect(abs(motion.offset - -1000 * 0.1 * exp(-1.1)) < 1e-6)
  }

  @Test("S4.34 without bounces content stops at its end")
  func noBounce() {
    var motion = deceleration(-1000, from: 20, range: 0...1000)
    motion.advance(by: 0.1, range: 0...1000, bounces: false, pixel: 1)
    #expect(motion.offset == 0 && motion.drive == .rest)
  }

  @Test("S4.34 a drag that ends at rest beyond the end: rates of 9 and 46")
  func aDragThatEndsAtRestBeyondTheEnd() {
    var motion = deceleration(0, from: -100, range: 0...1000)
    #expect(motion.drive == .settle)
    motion.advance(by: 0.1, range: 0...1000, bounces: true, pixel: 1)
    let expected = -100 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37
    #expect(abs(motion.offset - expected) < 1e-6)
    #expect(deceleration(-49, from: -100, range: 0...1000).drive == .settle)
    #expect(deceleration(-51, from: -100, range: 0...1000).drive == .bounce)
  }

  @Test(
    "content with a target offset stops there", arguments: [-700, -3, 5, 640] as [CGFloat])
  func contentStopsAtItsTargetOffset(target: CGFloat) {
    var motion = ScrollDeceleration(
      offset: 0, target: target, range: Self.free, decelerationRate: 0.998)
    run(&motion, seconds: 10, step: 1.0 / 60)
    #expect(abs(motion.offset - target) < 1e-6)
  }
}

@Suite("RubberBand · beyond the ends")
struct RubberBandTests {
  @Test("S4.34 band(d) = c·d·L / (c·|d| + L) with c = 0.55")
  func rubberBandingFollowsTheFormula() {
    #expect(abs(RubberBand.shown(100, length: 812) - 0.55 * 100 * 812 / (55 + 812)) < 1e-9)
    #expect(RubberBand.shown(-100, length: 812) == -RubberBand.shown(100, length: 812))
    #expect(RubberBand.shown(0, length: 812) == 0)
  }

  @Test("S4.34 pulling is the inverse of showing, and never shows a whole length")
  func pullingIsTheInverseOfShowing() {
    var random = SeededGenerator(seed: 436)
    for _ in 0..<500 {
      let length = 1 + random.number(upTo: 1000)
      let distance = random.number(upTo: 20_000) - 10_000
      let shown = RubberBand.shown(distance, length: length)
      #expect(abs(shown) < length)
      let back = RubberBand.pulled(shown, length: length)
      #expect(abs(back - distance) < 1e-6 * max(1, abs(distance) * abs(distance) / length))
    }
  }
}
