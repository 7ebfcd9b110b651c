public import Foundation

/// A touch event for a page.
public struct PageTouch: Sendable, Hashable {
  /// The phases of a touch event.
  public enum Phase: Sendable, Hashable {
    /// A touch began.
    case began
    /// Touches moved.
    case moved
    /// A touch ended.
    case ended
    /// Touches were canceled, for example because they scroll the view.
    case cancelled
  }

  /// A touch on the page.
  public struct Touch: Sendable, Hashable {
    /// The identifier of the touch, the same until it ends.
    public var identifier: Int
    /// The location of the touch, in CSS pixels of the viewport.
    public var location: CGPoint

    /// Creates a touch at a location.
    public init(identifier: Int, location: CGPoint) {
      self.identifier = identifier
      self.location = location
    }
  }

  /// The phase of the event.
  public var phase: Phase
  /// The current touches, without those that ended or were canceled.
  public var touches: [Touch]
  /// A Boolean value that indicates whether the touch that ended was a tap, which clicks.
  public var isTap: Bool
  /// The time of the event, in seconds from any moment, from which deceleration is computed.
  public var time: TimeInterval

  /// Creates a touch event of a phase.
  public init(phase: Phase, touches: [Touch], isTap: Bool = false, time: TimeInterval = 0) {
    self.phase = phase
    self.touches = touches
    self.isTap = isTap
    self.time = time
  }
}
