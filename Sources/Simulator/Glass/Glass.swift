package import DisplayList
package import Foundation

/// The display's glass: what the hardware and the system draw over every app.
///
/// All lengths are points of the screen in its orientation; the sensor rectangle is that of the
/// catalog's row for this orientation.
package struct Glass: Sendable, Equatable {
  /// The kinds of opening in the screen.
  package enum Housing: Sendable, Equatable {
    /// A screen without an opening.
    case none
    /// The notch of iPhone X to 14, hanging from the hardware's top edge.
    case notch(CGRect)
    /// The island of iPhone 14 Pro and later.
    case dynamicIsland(CGRect)
  }

  /// The size of the screen, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The radius of the display's corners, in points.
  package var cornerRadius: CGFloat
  /// The sensor housing.
  package var housing: Housing
  /// Whether a home indicator is drawn.
  package var hasHomeIndicator: Bool
  /// Whether the home indicator is dimmed, as the app defers the system's gestures at the bottom (S3.48).
  package var dimsHomeIndicator = false
  /// Whether the device is an iPad.
  package var isPad: Bool

  /// Creates a glass.
  package init(
    size: CGSize, scale: CGFloat, cornerRadius: CGFloat, housing: Housing,
    hasHomeIndicator: Bool, isPad: Bool
  ) {
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.housing = housing
    self.hasHomeIndicator = hasHomeIndicator
    self.isPad = isPad
  }

  /// The hardware's color around and in the display.
  static let black: Color = .init(white: 0)

  /// Returns the commands for home indicator, housing and corners, in this order.
  package func commands() -> [DrawingCommand] {
    homeIndicatorCommands() + housingCommands() + cornerCommands()
  }
}
