package import Foundation

/// The colors of the keyboard (S9.7).
package struct KeyboardColors: Equatable, Sendable {
  /// A color as 0xRRGGBB with its opacity.
  package struct Value: Equatable, Sendable {
    package let hex: UInt32
    package let alpha: CGFloat

    init(_ hex: UInt32, alpha: CGFloat = 1) {
      self.hex = hex
      self.alpha = alpha
    }
  }

  /// What the keys lie on.
  package let backdrop: Value
  /// The keys of characters, and the space.
  package let character: Value
  /// The other keys.
  package let function: Value
  /// What is on the keys.
  package let foreground: Value
  /// The shadow below a key; `nil` for none.
  package let shadow: Value?
}

extension SystemMetrics {
  /// Returns the colors of a light or dark keyboard.
  package func keyboardColors(isDark: Bool) -> KeyboardColors {
    let backdrop = KeyboardColors.Value(isDark ? 0x2C_2C2C : 0xD1_D4D9)
    let foreground = KeyboardColors.Value(isDark ? 0xFF_FFFF : 0x00_0000)
    if version.major >= 26 {
      let key = KeyboardColors.Value(0xFF_FFFF, alpha: isDark ? 0.16 : 0.78)
      return KeyboardColors(
        backdrop: backdrop, character: key, function: key, foreground: foreground, shadow: nil)
    }
    return KeyboardColors(
      backdrop: backdrop, character: .init(isDark ? 0x6B_6B6B : 0xFF_FFFF),
      function: .init(isDark ? 0x47_4747 : 0xAB_B1BA), foreground: foreground,
      shadow: .init(0, alpha: isDark ? 0.7 : 0.3))
  }

  /// The radius of the corners of a key, in points: from iOS 26 on 24 pixels of 99 of a key's width.
  package var keyCornerRadius: CGFloat { version.major >= 26 ? 8 : 5 }

  /// The radius of the keyboard's upper corners, in points: from iOS 26 on 78 pixels to a key's 99.
  package var keyboardCornerRadius: CGFloat { version.major >= 26 ? 26 : 0 }
}
