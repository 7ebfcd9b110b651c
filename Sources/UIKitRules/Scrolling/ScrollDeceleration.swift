package import Foundation

/// The deceleration of content on one axis after a drag (S4.34).
///
/// S4.34: The velocity falls to 0.998 of itself every millisecond and the content stops at 10
/// points a second; it lands where `x0 + (v0 ∓ 10) · 0.499` is.
///
/// It does not read the clock; each step is exact, so its results do not depend
/// on how many steps there are.
package struct ScrollDeceleration: Equatable, Sendable {
  /// Constants for what moves the content.
  package enum Drive: Equatable, Sendable {
    /// The content is at rest.
    case rest
    /// The content decelerates by friction.
    case glide
    /// A critically damped spring to the end that it ran over.
    case bounce
    /// An overdamped spring moves the content to the end beyond which the drag ended at rest.
    case settle
  }

  /// The speed at which content stops, in points per second (S4.34).
  package static let stoppingSpeed: CGFloat = 10
  /// The velocity below which a drag counts as ended at rest, in points per second (S4.34).
  package static let restingSpeed: CGFloat = 50
  /// The frequency of the bounce, per second (S4.34).
  private static let frequency: CGFloat = 11
  /// The two rates of the overdamped spring, per second (S4.34).
  private static let rates: (slow: CGFloat, fast: CGFloat) = (9, 46)

  /// The offset, in points.
  package private(set) var offset: CGFloat
  /// The speed, in points per second.
  package private(set) var velocity: CGFloat
  /// The current cause of the movement.
  package private(set) var drive: Drive
  /// The fraction of the velocity that remains after a millisecond.
  private let decelerationRate: CGFloat

  /// Begins the deceleration after a drag.
  ///
  /// - Parameters:
  ///   - offset: The initial offset, in points.
  ///   - velocity: The velocity with which the offset increases, in points per second.
  ///   - range: The offsets at which the content can rest.
  ///   - decelerationRate: The fraction of the velocity that remains after a millisecond.
  package init(
    offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, decelerationRate: CGFloat
  ) {
    self.offset = offset
    self.velocity = velocity
    self.decelerationRate = min(max(decelerationRate, 0.001), 0.999_999)
    if !range.contains(offset) {
      drive = abs(velocity) < ScrollDeceleration.restingSpeed ? .settle : .bounce
    } else if abs(velocity) > ScrollDeceleration.stoppingSpeed {
      drive = .glide
    } else {
      drive = .rest
      self.velocity = 0
    }
  }

  /// Creates a deceleration that stops at a given offset inside its range.
  package init(
    offset: CGFloat, target: CGFloat, range: ClosedRange<CGFloat>, decelerationRate: CGFloat
  ) {
    let distance = target - offset
    let time = ScrollDeceleration.glideTime(decelerationRate)
    let speed = abs(distance) / time + ScrollDeceleration.stoppingSpeed
    self.init(
      offset: offset, velocity: distance == 0 ? 0 : (distance < 0 ? -speed : speed), range: range,
      decelerationRate: decelerationRate)
  }

  /// Returns the distance that content moves for each point per second by which its velocity decreases, in seconds:
  /// 0.4995 at the normal rate (S4.34).
  private static func glideTime(_ rate: CGFloat) -> CGFloat {
    -1 / (1000 * log(min(max(rate, 0.001), 0.999_999)))
  }

  /// The offset at which the content would stop if it had no ends (S4.34).
  package var landing: CGFloat {
    guard drive == .glide else { return offset }
    let lost = abs(velocity) - ScrollDeceleration.stoppingSpeed
    let way = lost * ScrollDeceleration.glideTime(decelerationRate)
    return velocity < 0 ? offset - way : offset + way
  }

  /// Moves the content, as when an app assigns the offset while it glides.
  package mutating func shift(by distance: CGFloat) { offset += distance }

  /// Advances the time.
  ///
  /// - Parameters:
  ///   - seconds: The time to advance, in seconds.
  ///   - range: The offsets at which the content can rest.
  ///   - bounces: Whether it springs back at its ends, or stops there.
  ///   - pixel: The size of a pixel, in points; content nearer than half of it to its target has
  ///     arrived.
  package mutating func advance(
    by seconds: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool, pixel: CGFloat
  ) {
    switch drive {
    case .rest: return
    case .glide: glide(seconds, range, bounces, pixel)
    case .bounce, .settle: spring(seconds, range, bounces, pixel)
    }
  }

  private mutating func glide(
    _ seconds: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool, _ pixel: CGFloat
  ) {
    let time = ScrollDeceleration.glideTime(decelerationRate)
    let stop = time * log(abs(velocity) / ScrollDeceleration.stoppingSpeed)
    let gliding = min(seconds, max(0, stop))
    let newVelocity = velocity * exp(-gliding / time)
    let newOffset = offset + (velocity - newVelocity) * time
    let end = velocity < 0 ? range.lowerBound : range.upperBound
    if velocity < 0 ? newOffset < end : newOffset > end {
      // The end is reached during the step: the spring takes over there with the remaining
      // velocity.
      let atEnd = velocity - (end - offset) / time
      let spent = time * log(velocity / atEnd)
      offset = end
      guard bounces else { return finish(at: end) }
      velocity = atEnd
      drive = .bounce
      spring(max(0, seconds - spent), range, bounces, pixel)
    } else {
      offset = newOffset
      velocity = newVelocity
      if stop <= seconds { finish(at: newOffset) }
    }
  }

  private mutating func spring(
    _ seconds: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool, _ pixel: CGFloat
  ) {
    guard seconds > 0 else { return }
    let end = nearestEnd(range)
    let way = offset - end
    let newWay: CGFloat
    if drive == .bounce {
      let frequency = ScrollDeceleration.frequency
      let slope = velocity + frequency * way
      if way * slope < 0, -way / slope <= seconds {
        // If it bounces back over its end, the content decelerates inside.
        let spent = -way / slope
        offset = end
        velocity = (velocity - frequency * slope * spent) * exp(-frequency * spent)
        guard abs(velocity) > ScrollDeceleration.stoppingSpeed else { return finish(at: end) }
        drive = .glide
        return glide(seconds - spent, range, bounces, pixel)
      }
      let decay = exp(-frequency * seconds)
      newWay = (way + slope * seconds) * decay
      velocity = (velocity - frequency * slope * seconds) * decay
    } else {
      let (slow, fast) = ScrollDeceleration.rates
      let one = (fast * way + velocity) / (fast - slow)
      let other = way - one
      newWay = one * exp(-slow * seconds) + other * exp(-fast * seconds)
      velocity = -slow * one * exp(-slow * seconds) - fast * other * exp(-fast * seconds)
    }
    offset = end + newWay
    if abs(newWay) < pixel / 2, abs(velocity) < ScrollDeceleration.stoppingSpeed { finish(at: end) }
  }

  /// Returns the end toward which a spring pulls: the nearer one, or at an end the one that was passed.
  private func nearestEnd(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound }
    if offset > range.upperBound { return range.upperBound }
    let middle = (range.lowerBound + range.upperBound) / 2
    if range.lowerBound == range.upperBound { return middle }
    return offset < middle ? range.lowerBound : range.upperBound
  }

  private mutating func finish(at offset: CGFloat) {
    self.offset = offset
    velocity = 0
    drive = .rest
  }
}
