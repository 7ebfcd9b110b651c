/// What the Playwright project's device list says of a device, kept for comparison.
public struct PlaywrightDescriptor: Sendable, Hashable {
  /// The viewport, in CSS pixels.
  public let viewport: PointSize
  /// Whether that was measured or copied.
  public let basis: String
}
