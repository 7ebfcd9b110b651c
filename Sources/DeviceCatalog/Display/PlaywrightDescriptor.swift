/// A device's entry in Playwright's list of device descriptors, kept for comparison.
public struct PlaywrightDescriptor: Sendable, Hashable {
  /// The viewport, in CSS pixels.
  public let viewport: PointSize
  /// Whether the entry was measured or copied.
  public let basis: String
}
