import Foundation
import UIKit

/// Devices for tests, with the numbers of the spec's tables.
enum TestDevice {
  /// 375x812 at 3x, 44/0/34/0; lying 0/44/21/44 (20 from iOS 26).
  static func iPhoneX(_ system: SystemVersion = SystemVersion(major: 13)) -> DeviceDescription {
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

  /// 375x667 at 2x, 20/0/0/0; lying without any inset.
  static func iPhone8(_ system: SystemVersion = SystemVersion(major: 13)) -> DeviceDescription {
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

/// Boots a device and returns its scene.
@MainActor
func bootTestScene(
  _ device: DeviceDescription = TestDevice.iPhoneX(),
  orientation: UIInterfaceOrientation = .portrait, statusBarHidden: Bool? = nil
) -> UIWindowScene {
  Runtime.boot(device, orientation: orientation, statusBarHidden: statusBarHidden)
}

/// Shows a controller in a window of its own.
@MainActor
@discardableResult
func show(_ controller: UIViewController, in scene: UIWindowScene) -> UIWindow {
  let window = UIWindow(windowScene: scene)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

extension UIEdgeInsets {
  /// Insets in the order of the spec's tables: top, left, bottom, right.
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
