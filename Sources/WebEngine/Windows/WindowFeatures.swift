/// What a page wants of a window that it asks for; `nil` where it does not say.
public struct WindowFeatures: Sendable, Hashable {
  /// The window's left edge, in CSS pixels.
  public var x: Double?
  /// The window's upper edge, in CSS pixels.
  public var y: Double?
  /// The window's width, in CSS pixels.
  public var width: Double?
  /// The window's height, in CSS pixels.
  public var height: Double?
  /// Whether there is a menu bar.
  public var hasMenuBar: Bool?
  /// Whether there is a status bar.
  public var hasStatusBar: Bool?
  /// Whether there are toolbars.
  public var hasToolbars: Bool?
  /// Whether the user may make it larger and smaller.
  public var isResizable: Bool?

  /// Creates features of which nothing is said.
  public init() {}
}
