public import Foundation

/// What the fingers on a page do.
public struct PageTouch: Sendable, Hashable {
  /// What has changed.
  public enum Phase: Sendable, Hashable {
    /// A finger came down.
    case began
    /// Fingers moved.
    case moved
    /// A finger was lifted.
    case ended
    /// The fingers mean something else than the page: they scroll it.
    case cancelled
  }

  /// A finger.
  public struct Finger: Sendable, Hashable {
    /// The same for as long as the finger is down.
    public var identifier: Int
    /// Where it is, in CSS pixels of the viewport.
    public var location: CGPoint

    /// Describes a finger.
    public init(identifier: Int, location: CGPoint) {
      self.identifier = identifier
      self.location = location
    }
  }

  /// What has changed.
  public var phase: Phase
  /// The fingers that are down now, a lifted one not included.
  public var fingers: [Finger]
  /// Whether a finger that was lifted had tapped: what it touched is clicked.
  public var isTap: Bool
  /// When it happened, in seconds from any moment; what glides on after a drag goes by it.
  public var time: TimeInterval

  /// Describes fingers.
  public init(phase: Phase, fingers: [Finger], isTap: Bool = false, time: TimeInterval = 0) {
    self.phase = phase
    self.fingers = fingers
    self.isTap = isTap
    self.time = time
  }
}
