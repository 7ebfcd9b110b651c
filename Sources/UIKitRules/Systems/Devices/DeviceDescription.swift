package import Foundation

/// All that UIKit has to know of a device; whoever boots the device hands it in.
package struct DeviceDescription: Sendable {
  /// The name in the shops.
  package var name: String
  /// Phone or pad.
  package var idiom: UIUserInterfaceIdiom
  /// Pixels per point that apps draw at.
  package var scale: CGFloat
  /// The screen when the device stands.
  package var portrait: ScreenGeometry
  /// The screen when the device lies.
  package var landscape: ScreenGeometry
  /// Whether the device has a home indicator instead of a home button.
  package var hasHomeIndicator: Bool
  /// The system that runs on it.
  package var system: SystemVersion

  /// Describes a device.
  package init(
    name: String, idiom: UIUserInterfaceIdiom, scale: CGFloat, portrait: ScreenGeometry,
    landscape: ScreenGeometry, hasHomeIndicator: Bool, system: SystemVersion
  ) {
    self.name = name
    self.idiom = idiom
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
    self.hasHomeIndicator = hasHomeIndicator
    self.system = system
  }

  /// Returns the screen in an orientation.
  package func geometry(for orientation: UIInterfaceOrientation) -> ScreenGeometry {
    orientation.isLandscape ? landscape : portrait
  }
}

/// A device's screen in one orientation, in points.
package struct ScreenGeometry: Sendable, Equatable {
  /// The size of the screen.
  package var size: CGSize
  /// The window's safe-area insets with the status bar as the system shows it.
  package var safeAreaInsets: UIEdgeInsets
  /// The status bar's height; 0 where the system hides it.
  package var statusBarHeight: CGFloat
  /// How much room there is from side to side.
  package var horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  package var verticalSizeClass: UIUserInterfaceSizeClass
  /// What the screen is cut by.
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

/// What a screen is cut by.
package enum SensorHousing: Sendable, Hashable {
  /// Nothing: a rectangular screen.
  case none
  /// A notch at the top.
  case notch
  /// A Dynamic Island; `bottomEdge` is the y of its lower edge when the device stands, in points.
  case dynamicIsland(bottomEdge: CGFloat)
}
