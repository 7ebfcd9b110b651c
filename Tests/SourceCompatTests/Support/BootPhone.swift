import UIKit

/// Boots an iPhone X with iOS 13, from plain values: the catalog is above the modules that apps compile
/// against.
@MainActor
func bootPhone() {
  let portrait = ScreenGeometry(
    size: CGSize(width: 375, height: 812),
    safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44,
    horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .notch)
  Runtime.boot(
    DeviceDescription(
      name: "iPhone X", idiom: .phone, scale: 3, portrait: portrait, landscape: portrait,
      hasHomeIndicator: true, system: SystemVersion(major: 13)))
}
