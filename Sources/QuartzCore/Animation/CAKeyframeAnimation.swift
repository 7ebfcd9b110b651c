public import CoreGraphics
public import Foundation

/// An animation of a property through a sequence of keyframe values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes, which have no effect if ``path`` is set.
  open var values: [Any]?
  /// The path along which the property, a point, moves; `nil` by default.
  open var path: CGPath?
  /// The time of each keyframe, as a fraction of the duration from 0 to 1; `nil`, the default, spaces them
  /// evenly.
  ///
  /// Paced animations ignore it.
  open var keyTimes: [NSNumber]?
  /// The timing functions between each two keyframes; `nil`, the default, is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation mode of intermediate values; linear by default.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The rotation mode of a layer that moves along ``path``; `nil`, the default, does not rotate it.
  open var rotationMode: CAAnimationRotationMode?

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  override func value(at fraction: Double, from current: AnimatableValue?) -> AnimatableValue? {
    if let path { return MotionPath(path).point(at: fraction, self).map { .point($0.point) } }
    let frames = (values ?? []).compactMap { AnimatableValue($0) }
    guard let last = frames.last else { return nil }
    if calculationMode == .discrete {
      let index = discreteTimes(frames.count).lastIndex { $0 <= fraction } ?? 0
      return frames[min(index, frames.count - 1)]
    }
    guard frames.count > 1 else { return last }
    let times = isPaced ? Self.pacedTimes(frames) : times(frames.count)
    let (index, part) = segment(at: fraction, times)
    guard calculationMode == .cubic || calculationMode == .cubicPaced else {
      return frames[index].mixed(with: frames[index + 1], at: part)
    }
    return Self.curve(frames, index, part)
  }

  override func apply(at time: CFTimeInterval, to presentation: PresentedLayer) {
    super.apply(at: time, to: presentation)
    guard let rotationMode, let path, let place = self.time.position(at: time) else { return }
    let fraction = timingFunction?.progress(at: place.fraction) ?? place.fraction
    guard let found = MotionPath(path).point(at: fraction, self) else { return }
    let angle = found.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    let turn = AnimatableValue.transform(CATransform3DMakeRotation(angle, 0, 0, 1))
    let key = LayerKeyPath("transform")
    guard let own = presentation.layer.storedValue(key) else { return }
    presentation.set(own.adding(turn), for: key)
  }

  // MARK: Times

  /// Returns the times of a number of keyframes.
  ///
  /// S14.15: Keyframes are spaced evenly unless there are as many key times. Discrete keyframes hold their
  /// value for a part of the duration; paced ones move at a constant velocity and ignore the key times.
  func times(_ count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }

  /// Returns the start time of each of a number of discrete values, and the end time.
  private func discreteTimes(_ count: Int) -> [Double] {
    if let keyTimes, keyTimes.count > count || keyTimes.count == count {
      return keyTimes.prefix(count).map(\.doubleValue)
    }
    return (0..<count).map { Double($0) / Double(count) }
  }

  private static func pacedTimes(_ frames: [AnimatableValue]) -> [Double] {
    let ways = zip(frames, frames.dropFirst()).map { Double($0.distance(to: $1)) }
    let total = ways.reduce(0, +)
    guard total > 0 else { return frames.indices.map { Double($0) / Double(frames.count - 1) } }
    return ways.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
  }

  /// Returns the keyframe before a time, and the fraction of the way to the next one.
  func segment(at time: Double, _ times: [Double]) -> (index: Int, part: CGFloat) {
    let last = times.count - 2
    let index = min(max(0, (times.lastIndex { $0 <= time } ?? 0)), last)
    let length = times[index + 1] - times[index]
    var part = length > 0 ? min(max((time - times[index]) / length, 0), 1) : 1
    if let timingFunctions, index < timingFunctions.count, !isPaced {
      part = timingFunctions[index].progress(at: part)
    }
    return (index, CGFloat(part))
  }

  /// Returns a value on the Catmull-Rom spline through the keyframes.
  private static func curve(
    _ frames: [AnimatableValue], _ index: Int, _ t: CGFloat
  ) -> AnimatableValue {
    let before = frames[max(0, index - 1)]
    let after = frames[min(frames.count - 1, index + 2)]
    guard let zero = frames[index].zero else {
      return frames[index].mixed(with: frames[index + 1], at: t)
    }
    if case .transform = zero { return frames[index].mixed(with: frames[index + 1], at: t) }
    let (t2, t3) = (t * t, t * t * t)
    return zero.adding(before, times: (-t3 + 2 * t2 - t) / 2)
      .adding(frames[index], times: (3 * t3 - 5 * t2 + 2) / 2)
      .adding(frames[index + 1], times: (-3 * t3 + 4 * t2 + t) / 2)
      .adding(after, times: (t3 - t2) / 2)
  }
}
