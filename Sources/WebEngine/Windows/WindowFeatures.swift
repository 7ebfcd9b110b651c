/// The window features of a popup; those that the page does not request are `nil`.
public struct WindowFeatures: Sendable, Hashable {
  /// The x-coordinate of the popup, in CSS pixels.
  public var x: Double?
  /// The y-coordinate of the popup, in CSS pixels.
  public var y: Double?
  /// The width of the popup, in CSS pixels.
  public var width: Double?
  /// The height of the popup, in CSS pixels.
  public var height: Double?
  /// A Boolean value that indicates whether the popup has a menu bar.
  public var hasMenuBar: Bool?
  /// A Boolean value that indicates whether the popup has a status bar.
  public var hasStatusBar: Bool?
  /// A Boolean value that indicates whether the popup has toolbars.
  public var hasToolbars: Bool?
  /// A Boolean value that indicates whether the user can resize the popup.
  public var isResizable: Bool?

  /// Creates window features, none of which is requested.
  public init() {}
}
