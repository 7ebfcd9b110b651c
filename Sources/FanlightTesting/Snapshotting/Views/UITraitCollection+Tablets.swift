public import UIKit

// The names are those of swift-snapshot-testing.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension UITraitCollection {
  /// The size classes and the idiom of the iPad mini.
  public static var iPadMini: UITraitCollection { iPad(.regular) }

  /// The size classes and the idiom of the iPad mini for an app with little width in Split View.
  public static var iPadMini_Compact_SplitView: UITraitCollection { iPad(.compact) }

  /// The size classes and the idiom of the 9.7-inch iPad.
  public static var iPad9_7: UITraitCollection { iPad(.regular) }

  /// The size classes and the idiom of the 9.7-inch iPad for an app with little width in Split View.
  public static var iPad9_7_Compact_SplitView: UITraitCollection { iPad(.compact) }

  /// The size classes and the idiom of the 10.2-inch iPad.
  public static var iPad10_2: UITraitCollection { iPad(.regular) }

  /// The size classes and the idiom of the 10.2-inch iPad for an app with little width in Split View.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { iPad(.compact) }

  /// The size classes and the idiom of the 10.5-inch iPad Pro.
  public static var iPadPro10_5: UITraitCollection { iPad(.regular) }

  /// The size classes and the idiom of the 10.5-inch iPad Pro for an app with little width in Split View.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { iPad(.compact) }

  /// The size classes and the idiom of the 11-inch iPad Pro.
  public static var iPadPro11: UITraitCollection { iPad(.regular) }

  /// The size classes and the idiom of the 11-inch iPad Pro for an app with little width in Split View.
  public static var iPadPro11_Compact_SplitView: UITraitCollection { iPad(.compact) }

  /// The size classes and the idiom of the 12.9-inch iPad Pro.
  public static var iPadPro12_9: UITraitCollection { iPad(.regular) }

  /// The size classes and the idiom of the 12.9-inch iPad Pro for an app with little width in Split View.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { iPad(.compact) }

  private static func iPad(_ horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }
}
