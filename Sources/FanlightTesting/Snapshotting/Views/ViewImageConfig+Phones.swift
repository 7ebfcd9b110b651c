import UIKit

extension ViewImageConfig {
  private static func phone(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    .device(name, orientation == .landscape ? .landscapeRight : .portrait)
  }

  /// The screen of iPhone SE of 2016 in portrait.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }

  /// Returns the screen of iPhone SE of 2016 in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone SE (1st gen)", orientation)
  }

  /// The screen of iPhone 8 in portrait.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }

  /// Returns the screen of iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 8", orientation)
  }

  /// The screen of iPhone 8 Plus in portrait.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }

  /// Returns the screen of iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 8 Plus", orientation)
  }

  /// The screen of iPhone X in portrait.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }

  /// Returns the screen of iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone X", orientation)
  }

  /// The screen of iPhone XS Max in portrait.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

  /// Returns the screen of iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone XS Max", orientation)
  }

  /// The screen of iPhone XR in portrait.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }

  /// Returns the screen of iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone XR", orientation)
  }

  /// The screen of iPhone 12 in portrait.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }

  /// Returns the screen of iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 12", orientation)
  }

  /// The screen of iPhone 12 Pro in portrait.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }

  /// Returns the screen of iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 12 Pro", orientation)
  }

  /// The screen of iPhone 12 Pro Max in portrait.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }

  /// Returns the screen of iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 12 Pro Max", orientation)
  }

  /// The screen of iPhone 13 in portrait.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }

  /// Returns the screen of iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 13", orientation)
  }

  /// The screen of iPhone 13 mini in portrait.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }

  /// Returns the screen of iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 13 mini", orientation)
  }

  /// The screen of iPhone 13 Pro in portrait.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }

  /// Returns the screen of iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 13 Pro", orientation)
  }

  /// The screen of iPhone 13 Pro Max in portrait.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }

  /// Returns the screen of iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone("iPhone 13 Pro Max", orientation)
  }
}
