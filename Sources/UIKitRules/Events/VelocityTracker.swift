package import Foundation

/// How fast something moves, from where it was lately; knows nothing of touches.
package struct VelocityTracker: Sendable {
  /// How far back the speed looks, in seconds.
  ///
  /// Source: unknown, guessed.
  private static let window: TimeInterval = 0.05
  /// How long a touch may rest before it counts as standing, in seconds.
  ///
  /// Source: unknown, guessed.
  private static let rest: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  private var liftTime: TimeInterval?

  /// Creates a tracker that knows of no movement.
  package init() {}

  /// Notes a place at a time in seconds.
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

  /// Notes when the touch was lifted; one that has rested before does not move any more.
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
