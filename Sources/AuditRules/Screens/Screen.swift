/// A display in an orientation, with a system version.
package struct Screen: Sendable, Hashable {
  /// The slug that reports use, such as `iPhone-Air.26.1.portrait`.
  package var id: String
  /// The device's name, such as "iPhone Air".
  package var device: String
  /// Whether the device is an iPhone or iPod.
  package var isPhone: Bool
  /// The system version, such as "26.1".
  package var system: String
  /// The display's rectangle, with its origin at zero.
  package var bounds: Rect
  /// The display's outline with its rounded corners; `nil` for a rectangular display.
  package var outline: Polygon?
  /// The safe-area insets of a window that fills the display, without bars of apps.
  package var safeArea: Insets

  /// Creates a screen.
  package init(
    id: String, device: String, isPhone: Bool, system: String = "", bounds: Rect,
    outline: Polygon? = nil, safeArea: Insets = .zero
  ) {
    self.id = id
    self.device = device
    self.isPhone = isPhone
    self.system = system
    self.bounds = bounds
    self.outline = outline
    self.safeArea = safeArea
  }

  /// Whether the display is wider than tall.
  package var isLandscape: Bool { bounds.width > bounds.height }
}
