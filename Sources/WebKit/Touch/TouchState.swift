import Foundation
import UIKit
import WebEngine

/// The touches on a page, with the identifiers under which the page receives them.
struct TouchState {
  private struct TrackedTouch {
    let identifier: Int
    let start: CGPoint
    let startTime: TimeInterval
    var location: CGPoint
  }

  private var tracked: [(touch: ObjectIdentifier, state: TrackedTouch)] = []
  /// Whether there are no touches.
  var isEmpty: Bool { tracked.isEmpty }
  /// Whether there was more than one touch since the first began.
  private var isMultiTouch = false

  /// The largest movement of a tap, in points, and its longest duration, in seconds.
  ///
  /// The distance is that of `UITapGestureRecognizer`. Source of the time: unknown, guessed; a longer
  /// touch is a long press, which does not click.
  private static let tapLimits: (distance: CGFloat, time: TimeInterval) = (10, 0.75)

  /// A change of a `UITouch`: where it is in the view, in points, and in the page's viewport, in CSS pixels.
  struct Change {
    let touch: ObjectIdentifier
    let viewLocation: CGPoint
    let location: CGPoint
    let time: TimeInterval
  }

  /// Applies changes, and returns the event for the page; `nil` for unknown touches.
  mutating func handle(_ changes: [Change], _ phase: PageTouch.Phase) -> PageTouch? {
    var isTap = false
    var isKnown = false
    for change in changes {
      let index = tracked.firstIndex { $0.touch == change.touch }
      guard phase == .began || index != nil else { continue }
      isKnown = true
      switch (phase, index) {
      case (.began, _):
        if tracked.isEmpty { isMultiTouch = false }
        let identifier = (0...).first { number in
          !tracked.contains { $0.state.identifier == number }
        }
        tracked.append(
          (
            change.touch,
            TrackedTouch(
              identifier: identifier ?? 0, start: change.viewLocation, startTime: change.time,
              location: change.location)
          ))
        if tracked.count > 1 { isMultiTouch = true }
      case (.moved, let index?): tracked[index].state.location = change.location
      case (_, let index?):
        let ended = tracked.remove(at: index).state
        let distance = hypot(
          change.viewLocation.x - ended.start.x, change.viewLocation.y - ended.start.y)
        isTap =
          phase == .ended && !isMultiTouch && distance <= Self.tapLimits.distance
          && change.time - ended.startTime <= Self.tapLimits.time
      default: break
      }
    }
    guard isKnown else { return nil }
    return PageTouch(
      phase: phase,
      touches: tracked.map {
        .init(identifier: $0.state.identifier, location: $0.state.location)
      },
      isTap: isTap, time: changes.map(\.time).max() ?? 0)
  }
}
