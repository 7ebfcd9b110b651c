/// The catalog's columns on Safari's viewport: heights of the layout viewport.
public struct SafariRow: Sendable, Hashable {
  /// The height with bars expanded, iOS 13-16.
  public let height13: Double?
  /// The height with bars expanded, iOS 17-18.
  public let minimumHeight17: Double?
  /// The height with bars minimized, iOS 17-18.
  public let maximumHeight17: Double?
  /// The height with bars expanded, iOS 26 and later.
  public let minimumHeight26: Double?
  /// The height with bars minimized, iOS 26 and later.
  public let maximumHeight26: Double?
  /// Which heights were measured and which follow from a formula; empty if there are none.
  public let basis: String
}
