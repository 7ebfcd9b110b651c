/// The conditions on which the sizes of bars depend: a device, its orientation, and its status bar.
package struct ScreenSituation: Sendable, Equatable {
  /// The idiom of the device, phone or pad.
  package var idiom: UIUserInterfaceIdiom
  /// The system that runs.
  package var system: SystemVersion
  /// The screen in its orientation.
  package var geometry: ScreenGeometry
  /// Whether the device has a home indicator instead of a home button.
  package var hasHomeIndicator: Bool
  /// Whether the app hides the status bar; `false` leaves it as the system shows it.
  package var hidesStatusBar: Bool
  /// Whether the app hides the status bar from launch on, as set in its property list (Q4).
  package var hidesStatusBarAtLaunch: Bool = false

  /// Creates the situation of a device in one orientation.
  package init(
    device: DeviceDescription, orientation: UIInterfaceOrientation, hidesStatusBar: Bool = false,
    hidesStatusBarAtLaunch: Bool = false
  ) {
    self.init(
      idiom: device.idiom, system: device.system, geometry: device.geometry(for: orientation),
      hasHomeIndicator: device.hasHomeIndicator, hidesStatusBar: hidesStatusBar)
    self.hidesStatusBarAtLaunch = hidesStatusBarAtLaunch
  }

  /// Describes a situation from its parts.
  package init(
    idiom: UIUserInterfaceIdiom, system: SystemVersion, geometry: ScreenGeometry,
    hasHomeIndicator: Bool, hidesStatusBar: Bool = false
  ) {
    self.idiom = idiom
    self.system = system
    self.geometry = geometry
    self.hasHomeIndicator = hasHomeIndicator
    self.hidesStatusBar = hidesStatusBar
  }

  /// Whether the screen has a notch or an island, or its insets imply one: its top or side inset
  /// does not come from the status bar.
  @inlinable package var hasSensorHousing: Bool { geometry.sensorHousing != .none }

  /// Whether the vertical size class is compact, as on a phone in landscape.
  @inlinable package var isVerticallyCompact: Bool { geometry.verticalSizeClass == .compact }

  /// Whether both size classes are compact, as on a small phone in landscape.
  @inlinable package var isCompactBothWays: Bool {
    isVerticallyCompact && geometry.horizontalSizeClass != .regular
  }

  /// Whether tab bars float at the top: on an iPad in a regular width, from iPadOS 18 on (S3.36).
  @inlinable package var hasTabBarAtTop: Bool {
    isPad && system.metrics.floatsTabBarsOfTablets && geometry.horizontalSizeClass == .regular
  }

  /// Whether the device is an iPad.
  @inlinable package var isPad: Bool { idiom == .pad }
}
