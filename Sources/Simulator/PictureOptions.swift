/// The parts of a picture besides the app.
public struct PictureOptions: Sendable, Hashable {
  /// A Boolean value that determines whether the device is drawn around the screen.
  public var showsFrame: Bool
  /// A Boolean value that determines whether the area outside the safe area is tinted.
  public var showsOverlay: Bool
  /// A Boolean value that determines whether status bar, housing, corners and home indicator are
  /// drawn.
  public var showsGlass: Bool

  /// Creates options; the default is the bare screen as the device shows it.
  public init(showsFrame: Bool = false, showsOverlay: Bool = false, showsGlass: Bool = true) {
    self.showsFrame = showsFrame
    self.showsOverlay = showsOverlay
    self.showsGlass = showsGlass
  }
}
