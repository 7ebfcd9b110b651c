import Foundation
import UIKit
import WebEngine

/// The fingers on a page, as the page knows them.
struct TouchState {
  private struct Finger {
    let identifier: Int
    let start: CGPoint
    let startTime: TimeInterval
    var location: CGPoint
  }

  private var fingers: [(touch: ObjectIdentifier, finger: Finger)] = []
  /// Whether no finger is down.
  var isNone: Bool { fingers.isEmpty }
  /// Whether more than one finger was down since the first came.
  private var isMany = false

  /// How far a finger may stray and still tap, in points, and how long it may stay, in seconds.
  ///
  /// The distance is UIKit's for a tap. Source of the time: unknown, guessed; a finger that rests
  /// longer on a page presses, and what it pressed is not clicked.
  private static let slack: (distance: CGFloat, time: TimeInterval) = (10, 0.75)

  /// A finger as UIKit tells it, at a place in CSS pixels of the viewport.
  struct Change {
    let touch: ObjectIdentifier
    let place: CGPoint
    let location: CGPoint
    let time: TimeInterval
  }

  /// Takes in a change, and says what the page is told; `nil` for fingers it does not know.
  mutating func take(_ changes: [Change], _ phase: PageTouch.Phase) -> PageTouch? {
    var isTap = false
    var isKnown = false
    for change in changes {
      let index = fingers.firstIndex { $0.touch == change.touch }
      guard phase == .began || index != nil else { continue }
      isKnown = true
      switch (phase, index) {
      case (.began, _):
        if fingers.isEmpty { isMany = false }
        let identifier = (0...).first { number in
          !fingers.contains { $0.finger.identifier == number }
        }
        fingers.append(
          (
            change.touch,
            Finger(
              identifier: identifier ?? 0, start: change.place, startTime: change.time,
              location: change.location)
          ))
        if fingers.count > 1 { isMany = true }
      case (.moved, let index?): fingers[index].finger.location = change.location
      case (_, let index?):
        let finger = fingers.remove(at: index).finger
        let distance = hypot(change.place.x - finger.start.x, change.place.y - finger.start.y)
        isTap =
          phase == .ended && !isMany && distance <= Self.slack.distance
          && change.time - finger.startTime <= Self.slack.time
      default: break
      }
    }
    guard isKnown else { return nil }
    if phase == .cancelled { fingers = [] }
    return PageTouch(
      phase: phase,
      fingers: fingers.map {
        .init(identifier: $0.finger.identifier, location: $0.finger.location)
      },
      isTap: isTap, time: changes.map(\.time).max() ?? 0)
  }
}
