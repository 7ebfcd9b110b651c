package import Foundation

extension SystemMetrics {
  /// Returns the colors of a light or dark keyboard.
  package func keyboardColors(isDark: Bool) -> KeyboardColors {
    let isGlass = hasGlassKeyboard
    let backdrop = KeyboardColors.Value(
      isDark ? 0x2C_2C2C : 0xD1_D4D9, alpha: isGlass ? 2.0 / 3 : 1)
    let foreground = KeyboardColors.Value(isDark ? 0xFF_FFFF : 0x00_0000)
    if isGlass {
      let key = KeyboardColors.Value(0xFF_FFFF, alpha: isDark ? 0.16 : 0.78)
      return KeyboardColors(
        backdrop: backdrop, rim: .init(0xFF_FFFF, alpha: isDark ? 0.16 : 0.5), character: key,
        function: key, foreground: foreground, shadow: nil)
    }
    return KeyboardColors(
      backdrop: backdrop, rim: nil, character: .init(isDark ? 0x6B_6B6B : 0xFF_FFFF),
      function: .init(isDark ? 0x47_4747 : 0xAB_B1BA), foreground: foreground,
      shadow: .init(0, alpha: isDark ? 0.7 : 0.3))
  }

  /// Whether the keyboard is a panel of Liquid Glass (S9.13).
  package var hasGlassKeyboard: Bool { version.major >= 26 }

  /// The radius of the corners of a key, in points: from iOS 26 on 24 pixels of 99 of a key's width.
  package var keyCornerRadius: CGFloat { version.major >= 26 ? 8 : 5 }

  /// The radius of the keyboard's upper corners, in points: from iOS 26 on 78 pixels to a key's 99.
  package var keyboardCornerRadius: CGFloat { version.major >= 26 ? 26 : 0 }
}
