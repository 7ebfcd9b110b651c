import Foundation

/// The values of ``CAMediaTiming`` and the times that follow from them (S14.4 to S14.8).
struct MediaTiming: Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A position within the basic duration.
  struct Place: Equatable {
    /// The fraction of the basic duration, from 0 to 1.
    var fraction: Double
    /// The number of completed repetitions.
    var iteration: Int
  }

  /// Converts a time of the parent's time space to the object's own.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Converts a time of the object's own time space to its parent's; `nil` if the speed is 0.
  func parentTime(at time: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// The active duration with all repetitions, in seconds of the object's own time; infinite if it never
  /// ends.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let round = duration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? round * Double(repeatCount) : round
  }

  /// The time of the parent at which the object ends; `nil` if it never ends.
  var endTime: CFTimeInterval? {
    let active = activeDuration
    // Apps also express "forever" as the greatest finite number.
    guard speed != 0, active < 1e9 else { return nil }
    return beginTime + active / Double(abs(speed))
  }

  /// Returns the position within the basic duration at a time of the parent; `nil` if the object has no
  /// effect then.
  func position(at time: CFTimeInterval) -> Place? {
    let active = activeDuration
    var played = (time - beginTime) * Double(abs(speed))
    let isOver = played >= active - 1e-9
    if played < -1e-9 {
      guard fillMode.fillsBefore else { return nil }
      played = 0
    } else if isOver {
      guard fillMode.fillsAfter else { return nil }
      played = active
    }
    if speed < 0 { played = active - played }
    let round = duration * (autoreverses ? 2 : 1)
    guard round > 0 else { return Place(fraction: 1, iteration: 0) }
    let passed = max(0, played) + timeOffset
    var iteration = (passed / round).rounded(.down)
    var rest = passed - iteration * round
    // The end of the last repetition is not the start of another one.
    if isOver, iteration > 0, rest < 1e-9 {
      iteration -= 1
      rest = round
    }
    let fraction = rest <= duration ? rest / duration : 2 - rest / duration
    return Place(fraction: min(max(fraction, 0), 1), iteration: Int(min(iteration, 1e9)))
  }
}
