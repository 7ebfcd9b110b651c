package import DeviceCatalog
import Foundation
package import UIKit

extension DeviceDescription {
  /// Creates the description that UIKit boots a device of the catalog with, which runs `release`.
  package init(_ device: Device, release: SystemRelease) {
    self.init(
      name: device.name, idiom: device.idiom == .pad ? .pad : .phone,
      scale: device.portrait.scale, portrait: ScreenGeometry(device, .portrait, release: release),
      landscape: ScreenGeometry(device, .landscape, release: release),
      hasHomeIndicator: device.portrait.hasHomeIndicator,
      system: SystemVersion(major: release.major, minor: release.minor))
  }
}

extension ScreenGeometry {
  /// One orientation of a catalog's device.
  init(_ device: Device, _ orientation: DisplayMetrics.Orientation, release: SystemRelease) {
    let display = device.display(orientation)
    let safeArea = display.safeArea(on: release)
    let housing: UIKit.SensorHousing
    switch display.housing.kind {
    case .notch: housing = .notch
    case .dynamicIsland:
      // The position of the navigation bar depends on the island's lower edge in portrait (S3.12).
      housing = .dynamicIsland(bottomEdge: device.islandBottomEdge ?? 0)
    case .none, .sideStrip, .cameraUnderDisplay: housing = .none
    }
    self.init(
      size: CGSize(display.size),
      safeAreaInsets: UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      statusBarHeight: display.statusBarHeight(on: release) ?? safeArea.top,
      horizontalSizeClass: display.horizontalSizeClass == .regular ? .regular : .compact,
      verticalSizeClass: display.verticalSizeClass == .regular ? .regular : .compact,
      sensorHousing: housing)
  }
}

extension CGSize {
  /// A size of the catalog, in points.
  init(_ size: PointSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  /// A rectangle of the catalog, in points.
  init(_ rect: PointRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
