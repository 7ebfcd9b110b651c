/// Constants that specify the axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer does not scroll.
  public static let none: CAScrollLayerScrollMode = .init(rawValue: "none")
  /// The layer scrolls along the vertical axis.
  public static let vertically: CAScrollLayerScrollMode = .init(rawValue: "vertically")
  /// The layer scrolls along the horizontal axis.
  public static let horizontally: CAScrollLayerScrollMode = .init(rawValue: "horizontally")
  /// The layer scrolls along both axes.
  public static let both: CAScrollLayerScrollMode = .init(rawValue: "both")
}
