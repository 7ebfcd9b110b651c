/// Constants for the directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The string of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer does not scroll.
  public static let none: CAScrollLayerScrollMode = .init(rawValue: "none")
  /// The layer scrolls up and down.
  public static let vertically: CAScrollLayerScrollMode = .init(rawValue: "vertically")
  /// The layer scrolls left and right.
  public static let horizontally: CAScrollLayerScrollMode = .init(rawValue: "horizontally")
  /// The layer scrolls in all directions.
  public static let both: CAScrollLayerScrollMode = .init(rawValue: "both")
}
