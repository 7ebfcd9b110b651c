/// One display of a phone or tablet, with everything the catalog knows of it.
///
/// A foldable has one entry for each of its displays.
public struct Device: Sendable, Hashable {
  /// The idioms, whose bars and insets differ.
  public enum Idiom: String, Sendable, Hashable {
    /// iPhone and iPod touch.
    case phone
    /// The idiom of iPad devices.
    case pad
  }

  /// The name in the catalog, such as "iPhone SE (3rd gen)".
  public let name: String
  /// Apple's model identifiers, such as "iPhone10,3".
  public let modelIdentifiers: [String]
  /// The year in which it came out.
  public let year: Int
  /// The release it came out with; general knowledge, not re-checked against a source.
  public let firstSystem: SystemRelease
  /// A Boolean value that indicates whether the minor number of ``firstSystem`` is known.
  public let isFirstSystemExact: Bool
  /// The newest release that it runs; general knowledge, not re-checked against a source.
  public let lastSystem: SystemRelease
  /// The family of the device: phone or pad.
  public let idiom: Idiom
  /// The display's numbers in portrait orientation.
  public let portrait: DisplayMetrics
  /// The display in landscape, with the sensor housing at the left.
  public let landscape: DisplayMetrics

  /// Returns the display's numbers for one way of holding it.
  public func display(_ orientation: DisplayMetrics.Orientation) -> DisplayMetrics {
    orientation == .portrait ? portrait : landscape
  }
}
