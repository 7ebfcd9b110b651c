package import Foundation

/// A device's screen in one orientation, in points.
package struct ScreenGeometry: Sendable, Equatable {
  /// The size of the screen.
  package var size: CGSize
  /// The window's safe-area insets with the status bar as the system shows it.
  package var safeAreaInsets: UIEdgeInsets
  /// The status bar's height; 0 if the system hides it.
  package var statusBarHeight: CGFloat
  /// The horizontal size class.
  package var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  package var verticalSizeClass: UIUserInterfaceSizeClass
  /// The sensor housing that the screen is cut by.
  package var sensorHousing: SensorHousing

  /// Describes a screen in one orientation.
  package init(
    size: CGSize, safeAreaInsets: UIEdgeInsets, statusBarHeight: CGFloat,
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
    sensorHousing: SensorHousing
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.sensorHousing = sensorHousing
  }
}
