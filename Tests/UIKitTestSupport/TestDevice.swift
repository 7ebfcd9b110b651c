import Foundation
package import UIKitRules

/// Devices for tests, with the numbers of the spec's tables.
package enum TestDevice {
  /// 375x812 at 3x, 44/0/34/0; in landscape 0/44/21/44 (20 from iOS 26).
  package static func iPhoneX(_ system: SystemVersion = SystemVersion(major: 13))
    -> DeviceDescription
  {
    let bottom: CGFloat = system.major >= 26 ? 20 : 21
    return DeviceDescription(
      name: "iPhone X", idiom: .phone, scale: 3,
      portrait: ScreenGeometry(
        size: CGSize(width: 375, height: 812),
        safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), statusBarHeight: 44,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .notch),
      landscape: ScreenGeometry(
        size: CGSize(width: 812, height: 375),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: bottom, right: 44),
        statusBarHeight: 0, horizontalSizeClass: .compact, verticalSizeClass: .compact,
        sensorHousing: .notch),
      hasHomeIndicator: true, system: system)
  }

  /// 375x667 at 2x, 20/0/0/0; in landscape without any inset.
  package static func iPhone8(_ system: SystemVersion = SystemVersion(major: 13))
    -> DeviceDescription
  {
    DeviceDescription(
      name: "iPhone 8", idiom: .phone, scale: 2,
      portrait: ScreenGeometry(
        size: CGSize(width: 375, height: 667),
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .none),
      landscape: ScreenGeometry(
        size: CGSize(width: 667, height: 375), safeAreaInsets: .zero, statusBarHeight: 0,
        horizontalSizeClass: .compact, verticalSizeClass: .compact, sensorHousing: .none),
      hasHomeIndicator: false, system: system)
  }
}
