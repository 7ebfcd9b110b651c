// The names are those of swift-snapshot-testing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension ViewImageConfig {
  private static func pad(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    .device(name, orientation == .landscape ? .landscapeRight : .portrait)
  }

  private static func pad(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(let part): pad(name, .landscape).split(part)
    case .portrait(let part): pad(name, .portrait).split(part)
    }
  }

  /// The screen of the iPad mini of 2019, in landscape.
  public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }

  /// Returns the screen of the iPad mini of 2019 in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    pad("iPad mini (5th gen)", orientation)
  }

  /// Returns the part of the screen of the iPad mini of 2019 that an app has in Split View.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad("iPad mini (5th gen)", orientation)
  }

  /// The screen of the 9.7-inch iPad of 2018, in landscape.
  public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }

  /// Returns the screen of the 9.7-inch iPad of 2018 in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    pad("iPad (6th gen)", orientation)
  }

  /// Returns the part of the screen of the 9.7-inch iPad of 2018 that an app has in Split View.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad("iPad (6th gen)", orientation)
  }

  /// The screen of the 10.2-inch iPad of 2021, in landscape.
  public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }

  /// Returns the screen of the 10.2-inch iPad of 2021 in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    pad("iPad (9th gen)", orientation)
  }

  /// Returns the part of the screen of the 10.2-inch iPad of 2021 that an app has in Split View.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad("iPad (9th gen)", orientation)
  }

  /// The screen of the 10.5-inch iPad Pro, in landscape.
  public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }

  /// Returns the screen of the 10.5-inch iPad Pro in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    pad("iPad Pro 10.5-inch", orientation)
  }

  /// Returns the part of the screen of the 10.5-inch iPad Pro that an app has in Split View.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad("iPad Pro 10.5-inch", orientation)
  }

  /// The screen of the 11-inch iPad Pro of 2022, in landscape.
  public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }

  /// Returns the screen of the 11-inch iPad Pro of 2022 in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    pad("iPad Pro 11-inch (4th gen)", orientation)
  }

  /// Returns the part of the screen of the 11-inch iPad Pro of 2022 that an app has in Split View.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad("iPad Pro 11-inch (4th gen)", orientation)
  }

  /// The screen of the 12.9-inch iPad Pro of 2022, in landscape.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }

  /// Returns the screen of the 12.9-inch iPad Pro of 2022 in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    pad("iPad Pro 12.9-inch (6th gen)", orientation)
  }

  /// Returns the part of the screen of the 12.9-inch iPad Pro of 2022 that an app has in Split View.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad("iPad Pro 12.9-inch (6th gen)", orientation)
  }
}

extension ViewImageConfig {
  /// The width of the divider of Split View, in points.
  private static var divider: CGFloat { 10 }

  /// Returns the part of a screen in landscape that an app has in Split View.
  ///
  /// - Source: The sizes of swift-snapshot-testing (https://github.com/pointfreeco/swift-snapshot-testing,
  ///   6bb6c9a): the narrow side is 320 points wide, on screens of 1194 points and more 375; on 1366 points,
  ///   half of the screen is regular.
  fileprivate func split(_ part: TabletOrientation.LandscapeSplits) -> ViewImageConfig {
    let whole = size?.width ?? 0
    let narrow: CGFloat = whole >= 1194 ? 375 : 320
    return switch part {
    case .oneThird: split(width: narrow, isCompact: true)
    case .oneHalf: split(width: (whole - Self.divider) / 2, isCompact: whole < 1366)
    case .twoThirds: split(width: whole - Self.divider - narrow, isCompact: false)
    case .full: self
    }
  }

  /// Returns the part of a screen in portrait that an app has in Split View.
  fileprivate func split(_ part: TabletOrientation.PortraitSplits) -> ViewImageConfig {
    let whole = size?.width ?? 0
    let narrow: CGFloat = whole >= 1024 ? 375 : 320
    return switch part {
    case .oneThird: split(width: narrow, isCompact: true)
    case .twoThirds: split(width: whole - Self.divider - narrow, isCompact: true)
    case .full: self
    }
  }

  private func split(width: CGFloat, isCompact: Bool) -> ViewImageConfig {
    var config = self
    config.size?.width = width
    config.traits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
    ])
    return config
  }
}
