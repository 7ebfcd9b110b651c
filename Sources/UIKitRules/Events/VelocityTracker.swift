package import Foundation

/// The velocity of a movement, from its recent positions; does not depend on touches.
package struct VelocityTracker: Sendable {
  /// The time over which the velocity is measured, in seconds.
  ///
  /// Source: unknown, guessed.
  private static let window: TimeInterval = 0.05
  /// The time without movement after which the velocity is 0, in seconds.
  ///
  /// Source: unknown, guessed.
  private static let rest: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  private var liftTime: TimeInterval?

  /// Creates a tracker without a movement.
  package init() {}

  /// Records a position at a time, in seconds.
  package mutating func add(_ place: CGPoint, at time: TimeInterval) {
    while samples.count > 2, time - samples[0].time > VelocityTracker.window + 1e-9 {
      samples.removeFirst()
    }
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].place = place
    } else {
      samples.append((time, place))
    }
  }

  /// Records the time at which the touch ended; after a rest its velocity is 0.
  package mutating func lift(at time: TimeInterval) { liftTime = time }

  /// The speed along each axis, in points per second.
  package var velocity: CGPoint {
    guard let last = samples.last else { return .zero }
    if let liftTime, liftTime - last.time > VelocityTracker.rest { return .zero }
    guard
      let first = samples.first(where: { last.time - $0.time <= VelocityTracker.window + 1e-9 }),
      last.time > first.time
    else { return .zero }
    let seconds = last.time - first.time
    return CGPoint(
      x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }
}
