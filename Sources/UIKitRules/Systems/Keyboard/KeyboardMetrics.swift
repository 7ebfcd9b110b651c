package import Foundation

/// The height of the keyboard, by device and system.
package enum KeyboardMetrics {
  /// The duration of the keyboard's animation, in seconds: the value of its notifications since iOS
  /// 7.
  package static let duration: TimeInterval = 0.25
  /// The raw value of the keyboard's own curve, which has no name: the value of its notifications.
  package static let curve = 7

  /// Returns the height of the keys of a phone in portrait, in points: that of the whole keyboard when predictions were
  /// off.
  static func rows(width: CGFloat) -> CGFloat { width >= 414 ? 226 : 216 }
  /// The height of the area below the keys of a phone in portrait without a home button, in points.
  static let strip: CGFloat = 75
  /// The height of the predictions of a phone in landscape without a home button, in points.
  static let predictions: CGFloat = 38

  /// Returns the height of the English keyboard, home indicator included.
  ///
  /// Digits of phones have no predictions above them (S9.12).
  ///
  /// - Parameters:
  ///   - type: The keyboard type.
  ///   - screen: The size of the screen in its orientation, in points.
  ///   - idiom: The idiom of the device, phone or pad.
  ///   - hasHomeIndicator: Whether there is no home button.
  ///   - hasIsland: Whether the phone has a Dynamic Island.
  ///   - system: The system's version.
  package static func height(
    _ type: UIKeyboardType = .default, screen: CGSize, idiom: UIUserInterfaceIdiom,
    hasHomeIndicator: Bool, hasIsland: Bool, system: SystemVersion
  ) -> CGFloat {
    let isUpright = screen.height >= screen.width
    if idiom == .pad { return pad(screen, isUpright, system) }
    let whole = phone(
      screen, isUpright, hasHomeIndicator: hasHomeIndicator, hasIsland: hasIsland, system)
    if KeyboardPlane(type, isPad: false, isShifted: false).hasPredictions { return whole }
    if !isUpright { return hasHomeIndicator ? whole - predictions : min(whole, 162) }
    return min(whole, rows(width: screen.width) + (hasHomeIndicator ? strip : 0))
  }

  /// Returns the height on phones, with predictions.
  private static func phone(
    _ screen: CGSize, _ isUpright: Bool, hasHomeIndicator: Bool, hasIsland: Bool,
    _ system: SystemVersion
  ) -> CGFloat {
    let width = min(screen.width, screen.height)
    guard hasHomeIndicator else { return homeButton(width, isUpright, system) }
    if isUpright {
      // 26: 335, 345 with a notch, 336, 346 with an island, from 414 points of width the greater;
      // measured on iOS 26.2 simulators (xvrh/flutterware, fake-keyboard design of 21 Aug 2026).
      // Before, 335 on the 375-point phones and 336 on wider ones: lists in public forums.
      let isWide = width >= 414
      if system.major >= 26 { return (isWide ? 345 : 335) + (hasIsland ? 1 : 0) }
      return isWide ? 346 : (width > 375 ? 336 : 335)
    }
    // 26: the same measurements. Before: lists in public forums.
    return system.major >= 26 ? (hasIsland ? 219 : 248) : 209
  }

  /// Phones with a home button.
  private static func homeButton(
    _ width: CGFloat, _ isUpright: Bool, _ system: SystemVersion
  ) -> CGFloat {
    // The keys alone are 216 and 162 high; predictions were introduced with iOS 8. 260 and 206:
    // S4.5. The other numbers are from lists in public forums.
    if system.major < 8 { return isUpright ? 216 : 162 }
    if system.major < 11 {
      return isUpright ? (width < 375 ? 253 : (width < 414 ? 258 : 271)) : (width < 375 ? 193 : 194)
    }
    return isUpright ? (width < 375 ? 253 : (width < 414 ? 260 : 271)) : (width < 375 ? 199 : 206)
  }

  /// Returns the height on iPads, by the length of the shorter side.
  private static func pad(
    _ screen: CGSize, _ isUpright: Bool, _ system: SystemVersion
  ) -> CGFloat {
    if system.major < 8 { return isUpright ? 264 : 352 }
    let width = min(screen.width, screen.height)
    if width >= 1024 {
      // Measured on iOS 26.2 (as above), in whole points.
      return isUpright ? 406 : 501
    }
    // 820: S4.5. 810: measured on iOS 26.2 (as above). 768: lists in public forums. The others have
    // that of the nearest one. Source: unknown, guessed.
    if width >= 820 { return isUpright ? 337 : 425 }
    if width >= 800 { return isUpright ? 320 : 408 }
    return isUpright ? 313 : 398
  }
}
