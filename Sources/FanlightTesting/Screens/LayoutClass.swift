package import DeviceCatalog
package import UIKit

/// Everything of a screen that layout depends on: two screens of one class lay out everything the same.
///
/// It has what the simulator boots a device with, except for the name. Both landscape sides are one.
package struct LayoutClass: Sendable, Hashable {
  private enum Opening: Hashable {
    case none, notch
    case island(bottomEdge: Double?)
  }

  private let idiom: Device.Idiom
  private let size: PointSize
  private let scale: Double
  private let safeArea: PointInsets
  private let statusBarHeight: Double?
  private let horizontal: DisplayMetrics.SizeClass
  private let vertical: DisplayMetrics.SizeClass
  /// The kind of the opening in the screen, and how far an island reaches down: bars depend on both.
  private let opening: Opening
  private let hasHomeIndicator: Bool
  /// Bars, controls and tables depend on it, and what an app asks by `#available`.
  private let release: SystemRelease

  /// Creates the class of a device in an orientation.
  package init(
    _ device: Device, _ orientation: UIInterfaceOrientation, on release: SystemRelease
  ) {
    let display = device.display(orientation.isLandscape ? .landscape : .portrait)
    idiom = device.idiom
    size = display.size
    scale = device.portrait.scale
    safeArea = display.safeArea(on: release)
    statusBarHeight = display.statusBarHeight(on: release) ?? safeArea.top
    horizontal = display.horizontalSizeClass
    vertical = display.verticalSizeClass
    switch display.housing.kind {
    case .notch: opening = .notch
    case .dynamicIsland: opening = .island(bottomEdge: device.islandBottomEdge)
    case .none, .sideStrip, .cameraUnderDisplay: opening = .none
    }
    hasHomeIndicator = device.portrait.hasHomeIndicator
    self.release = release
  }
}
