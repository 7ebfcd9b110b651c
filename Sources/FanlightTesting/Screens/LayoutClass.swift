package import DeviceCatalog
package import UIKit

/// The properties of a screen that affect layout: everything is laid out the same on two screens of the same
/// class.
///
/// It has the values with which the simulator boots a device, except for the name. Both landscape
/// orientations have the same class.
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
  /// The kind of the sensor housing, and the lower edge of an island, on which bars depend.
  private let opening: Opening
  private let hasHomeIndicator: Bool
  /// The system release, on which bars, controls, tables and `#available` depend.
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
