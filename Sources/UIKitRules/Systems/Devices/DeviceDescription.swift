package import Foundation

/// The description of a device, passed to UIKit when the device is booted.
package struct DeviceDescription: Sendable, Equatable {
  /// The marketing name, such as "iPhone 15".
  package var name: String
  /// The idiom of the device, phone or pad.
  package var idiom: UIUserInterfaceIdiom
  /// Pixels per point that apps draw at.
  package var scale: CGFloat
  /// The screen in portrait.
  package var portrait: ScreenGeometry
  /// The screen in landscape.
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
