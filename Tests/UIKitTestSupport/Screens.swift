import Foundation
package import UIKitRules

/// A few devices with numbers from docs/spec, enough to tell the columns of table 3.2 apart.
package enum Screens: String, CaseIterable, Sendable {
  case iPhone8, iPhone8Plus, iPhoneX, iPhoneXR, iPhone12, iPhone12mini, iPhone14Pro, iPhone16Pro
  case iPhoneAir, iPad9, iPadPro

  /// Width, height, top inset, bottom inset in portrait and in landscape, on iOS 11 to 18.
  private var numbers: (width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) {
    switch self {
    case .iPhone8: (375, 667, 20, 0)
    case .iPhone8Plus: (414, 736, 20, 0)
    case .iPhoneX: (375, 812, 44, 34)
    case .iPhoneXR: (414, 896, 48, 34)
    case .iPhone12: (390, 844, 47, 34)
    case .iPhone12mini: (375, 812, 50, 34)
    case .iPhone14Pro: (393, 852, 59, 34)
    case .iPhone16Pro: (402, 874, 62, 34)
    case .iPhoneAir: (420, 912, 68, 34)
    case .iPad9: (810, 1080, 20, 0)
    case .iPadPro: (834, 1194, 24, 20)
    }
  }

  private var isPad: Bool { self == .iPad9 || self == .iPadPro }

  private var housing: SensorHousing {
    switch self {
    case .iPhone8, .iPhone8Plus, .iPad9, .iPadPro: .none
    case .iPhoneX, .iPhoneXR, .iPhone12, .iPhone12mini: .notch
    case .iPhone14Pro: .dynamicIsland(bottomEdge: 48)
    case .iPhone16Pro: .dynamicIsland(bottomEdge: 51)
    case .iPhoneAir: .dynamicIsland(bottomEdge: 57)
    }
  }

  private var isWideWhenLying: Bool {
    isPad || self == .iPhone8Plus || self == .iPhoneXR || self == .iPhoneAir
  }

  /// The device with a system; the numbers of iOS 26 were measured on 26.1.
  package func device(_ major: Int, _ minor: Int? = nil) -> DeviceDescription {
    let minor = minor ?? (major == 26 ? 1 : 0)
    var (width, height, top, bottom) = numbers
    var lyingBottom: CGFloat = bottom == 0 ? 0 : major < 26 ? 21 : 20
    if isPad {
      lyingBottom = bottom
      if major >= 26 {
        top = 32
        bottom = bottom == 0 ? 0 : 25
        lyingBottom = bottom
      }
    }
    let side = housing == .none ? 0 : top
    let island = self == .iPhone14Pro || self == .iPhone16Pro || self == .iPhoneAir
    return DeviceDescription(
      name: rawValue, idiom: isPad ? .pad : .phone, scale: 3,
      portrait: ScreenGeometry(
        size: CGSize(width: width, height: height),
        safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        statusBarHeight: island ? 54 : top,
        horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular,
        sensorHousing: housing),
      landscape: ScreenGeometry(
        size: CGSize(width: height, height: width),
        safeAreaInsets: UIEdgeInsets(
          top: isPad ? top : 0, left: side, bottom: lyingBottom, right: side),
        statusBarHeight: isPad ? top : 0,
        horizontalSizeClass: isWideWhenLying ? .regular : .compact,
        verticalSizeClass: isPad ? .regular : .compact, sensorHousing: housing),
      hasHomeIndicator: bottom > 0, system: SystemVersion(major: major, minor: minor))
  }

  /// Returns the device with a system, in portrait or landscape.
  package func situation(
    _ major: Int, _ minor: Int = 0, lying: Bool = false, hidesStatusBar: Bool = false
  ) -> ScreenSituation {
    ScreenSituation(
      device: device(major, minor), orientation: lying ? .landscapeRight : .portrait,
      hidesStatusBar: hidesStatusBar)
  }
}
