import Foundation

extension UIColor {
  // MARK: Fixed colors

  /// A color with a grayscale value of 0 and an alpha of 1.
  public static let black: UIColor = .init(white: 0, alpha: 1)
  /// A color with a grayscale value of 1/3 and an alpha of 1.
  public static let darkGray: UIColor = .init(white: 1.0 / 3, alpha: 1)
  /// A color with a grayscale value of 2/3 and an alpha of 1.
  public static let lightGray: UIColor = .init(white: 2.0 / 3, alpha: 1)
  /// A color with a grayscale value of 1 and an alpha of 1.
  public static let white: UIColor = .init(white: 1, alpha: 1)
  /// A color with a grayscale value of 0.5 and an alpha of 1.
  public static let gray: UIColor = .init(white: 0.5, alpha: 1)
  /// A color with RGB values of 1, 0 and 0.
  public static let red: UIColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
  /// A color with RGB values of 0, 1 and 0.
  public static let green: UIColor = .init(red: 0, green: 1, blue: 0, alpha: 1)
  /// A color with RGB values of 0, 0 and 1.
  public static let blue: UIColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
  /// A color with RGB values of 0, 1 and 1.
  public static let cyan: UIColor = .init(red: 0, green: 1, blue: 1, alpha: 1)
  /// A color with RGB values of 1, 1 and 0.
  public static let yellow: UIColor = .init(red: 1, green: 1, blue: 0, alpha: 1)
  /// A color with RGB values of 1, 0 and 1.
  public static let magenta: UIColor = .init(red: 1, green: 0, blue: 1, alpha: 1)
  /// A color with RGB values of 1, 0.5 and 0.
  public static let orange: UIColor = .init(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A color with RGB values of 0.5, 0 and 0.5.
  public static let purple: UIColor = .init(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A color with RGB values of 0.6, 0.4 and 0.2.
  public static let brown: UIColor = .init(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A color with grayscale and alpha values of 0.
  public static let clear: UIColor = .init(white: 0, alpha: 0)
  /// The color for text on a light background.
  public static let darkText: UIColor = .init(white: 0, alpha: 1)
  /// The color for text on a dark background.
  public static let lightText: UIColor = .init(white: 1, alpha: 0.6)

  // MARK: The system's colors, light and dark, as Apple's Human Interface Guidelines list them
  // Those that a release has changed are in SystemColor (S9.1).

  /// The system's red, which adapts to light and dark mode.
  public static let systemRed: UIColor = .init(.red)
  /// The system's orange, which adapts to light and dark mode.
  public static let systemOrange: UIColor = .init(.orange)
  /// The system's yellow, which adapts to light and dark mode.
  public static let systemYellow: UIColor = .init(.yellow)
  /// The system's green, which adapts to light and dark mode.
  public static let systemGreen: UIColor = .init(.green)
  /// The system's mint, which adapts to light and dark mode.
  public static let systemMint: UIColor = .init(.mint)
  /// The system's teal, which adapts to light and dark mode.
  public static let systemTeal: UIColor = .init(.teal)
  /// The system's cyan, which adapts to light and dark mode.
  public static let systemCyan: UIColor = .init(.cyan)
  /// The system's blue, which adapts to light and dark mode.
  public static let systemBlue: UIColor = .init(.blue)
  /// The system's indigo, which adapts to light and dark mode.
  public static let systemIndigo: UIColor = .init(.indigo)
  /// The system's purple, which adapts to light and dark mode.
  public static let systemPurple: UIColor = .init(.purple)
  /// The system's pink, which adapts to light and dark mode.
  public static let systemPink: UIColor = .init(.pink)
  /// The system's brown, which adapts to light and dark mode.
  public static let systemBrown: UIColor = .init(.brown)
  /// The system's base gray, the same in light and dark mode.
  public static let systemGray: UIColor = .init(light: 0x8E_8E93, dark: 0x8E_8E93)
  /// The system's second-level gray, nearer to the background than `systemGray`.
  public static let systemGray2: UIColor = .init(light: 0xAE_AEB2, dark: 0x63_6366)
  /// The system's third-level gray, nearer to the background than `systemGray2`.
  public static let systemGray3: UIColor = .init(light: 0xC7_C7CC, dark: 0x48_484A)
  /// The system's fourth-level gray, nearer to the background than `systemGray3`.
  public static let systemGray4: UIColor = .init(light: 0xD1_D1D6, dark: 0x3A_3A3C)
  /// The system's fifth-level gray, nearer to the background than `systemGray4`.
  public static let systemGray5: UIColor = .init(light: 0xE5_E5EA, dark: 0x2C_2C2E)
  /// The system's sixth-level gray, the nearest to the background.
  public static let systemGray6: UIColor = .init(light: 0xF2_F2F7, dark: 0x1C_1C1E)
  /// The color for links in text.
  public static let link: UIColor = .init(light: 0x00_7AFF, dark: 0x09_84FF)
  /// The opaque color for thin lines between content.
  public static let opaqueSeparator: UIColor = .init(light: 0xC6_C6C8, dark: 0x38_383A)
  /// The color for the main background of an interface.
  public static let systemBackground: UIColor = .init(
    light: 0xFF_FFFF, dark: 0x00_0000, elevated: 0x1C_1C1E)
  /// The color for content layered on top of the main background.
  public static let secondarySystemBackground: UIColor = .init(
    light: 0xF2_F2F7, dark: 0x1C_1C1E, elevated: 0x2C_2C2E)
  /// The color for content layered on top of the secondary background.
  public static let tertiarySystemBackground: UIColor = .init(
    light: 0xFF_FFFF, dark: 0x2C_2C2E, elevated: 0x3A_3A3C)
  /// The color for the main background of a grouped interface.
  public static let systemGroupedBackground: UIColor = .init(
    light: 0xF2_F2F7, dark: 0x00_0000, elevated: 0x1C_1C1E)
  /// The color for content layered on top of the grouped background.
  public static let secondarySystemGroupedBackground: UIColor = .init(
    light: 0xFF_FFFF, dark: 0x1C_1C1E, elevated: 0x2C_2C2E)
  /// The color for content layered on top of the secondary grouped background.
  public static let tertiarySystemGroupedBackground: UIColor = .init(
    light: 0xF2_F2F7, dark: 0x2C_2C2E, elevated: 0x3A_3A3C)
  /// The color for text of primary content.
  public static let label: UIColor = .init(light: 0x00_0000, dark: 0xFF_FFFF)
  /// The color for text of secondary content.
  public static let secondaryLabel: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.6, dark: 0xEB_EBF5, darkAlpha: 0.6)
  /// The color for text of tertiary content.
  public static let tertiaryLabel: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.3, dark: 0xEB_EBF5, darkAlpha: 0.3)
  /// The color for text of quaternary content.
  public static let quaternaryLabel: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.18, dark: 0xEB_EBF5, darkAlpha: 0.16)
  /// The color for placeholder text.
  public static let placeholderText: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.3, dark: 0xEB_EBF5, darkAlpha: 0.3)
  /// The translucent color for thin lines between content.
  public static let separator: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.29, dark: 0x54_5458, darkAlpha: 0.6)
  /// The overlay fill for thin and small shapes.
  public static let systemFill: UIColor = .init(
    light: 0x78_7880, lightAlpha: 0.2, dark: 0x78_7880, darkAlpha: 0.36)
  /// The overlay fill for shapes of medium size.
  public static let secondarySystemFill: UIColor = .init(
    light: 0x78_7880, lightAlpha: 0.16, dark: 0x78_7880, darkAlpha: 0.32)
  /// The overlay fill for large shapes, such as input fields.
  public static let tertiarySystemFill: UIColor = .init(
    light: 0x76_7680, lightAlpha: 0.12, dark: 0x76_7680, darkAlpha: 0.24)
  /// The overlay fill for large areas with complex content.
  public static let quaternarySystemFill: UIColor = .init(
    light: 0x74_7480, lightAlpha: 0.08, dark: 0x74_7480, darkAlpha: 0.18)

  /// Creates a color from two numbers 0xRRGGBB with their opacities.
  private convenience init(
    light: UInt32, lightAlpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1
  ) {
    let lightColor = UIColor(light, alpha: lightAlpha)
    let darkColor = UIColor(dark, alpha: darkAlpha)
    self.init { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  /// Creates a background color from three numbers 0xRRGGBB; the third is for dark interfaces of the level
  /// `.elevated` (S9.4).
  private convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
    let (lightColor, darkColor) = (UIColor(light, alpha: 1), UIColor(dark, alpha: 1))
    let elevatedColor = UIColor(elevated, alpha: 1)
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return lightColor }
      return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
    }
  }

  /// Creates a color that each release of the system has its values for.
  private convenience init(_ color: SystemColor) {
    self.init { traits in
      UIColor(color.values(on: DeviceSystem.version), style: traits.userInterfaceStyle)
    }
  }

  /// Creates the light or dark one of two values.
  convenience init(_ values: SystemColor.Values, style: UIUserInterfaceStyle) {
    self.init(style == .dark ? values.dark : values.light, alpha: 1)
  }

  private convenience init(_ hex: UInt32, alpha: CGFloat) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
