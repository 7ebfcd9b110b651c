import Foundation

/// The numbers of a time line, and what follows from them (S14.4 to S14.8).
struct MediaTiming: Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A place within the basic duration.
  struct Place: Equatable {
    /// How much of the basic duration is over, 0 through 1.
    var fraction: Double
    /// How often the basic duration was played before.
    var iteration: Int
  }

  /// Returns the time of the line itself for a time of its parent.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the time of the parent for a time of the line; `nil` if time stands still in it.
  func parentTime(at time: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// How long the line plays, in seconds of its own time; infinite if it never ends.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let round = duration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? round * Double(repeatCount) : round
  }

  /// The parent's time at which the line ends; `nil` if it never does.
  var endTime: CFTimeInterval? {
    let active = activeDuration
    // Apps spell "for ever" as the largest number, too.
    guard speed != 0, active < 1e9 else { return nil }
    return beginTime + active / Double(abs(speed))
  }

  /// Returns where a time of the parent is in the basic duration; `nil` if the line shows nothing.
  func place(at time: CFTimeInterval) -> Place? {
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
    // The end of the last round is not the beginning of another one.
    if isOver, iteration > 0, rest < 1e-9 {
      iteration -= 1
      rest = round
    }
    let fraction = rest <= duration ? rest / duration : 2 - rest / duration
    return Place(fraction: min(max(fraction, 0), 1), iteration: Int(min(iteration, 1e9)))
  }
}
