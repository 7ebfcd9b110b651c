/// The screen of a device with Display Zoom on.
public struct DisplayZoom: Sendable, Hashable {
  /// The size of the zoomed screen; its height is computed.
  public let size: PointSize
  /// The safe area of the zoomed screen.
  public let safeArea: PointInsets
}
