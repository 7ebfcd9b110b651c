import Foundation

extension UIColor {
  // MARK: Fixed colors

  /// Black.
  public static let black: UIColor = .init(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray: UIColor = .init(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray: UIColor = .init(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white: UIColor = .init(white: 1, alpha: 1)
  /// Half of white.
  public static let gray: UIColor = .init(white: 0.5, alpha: 1)
  /// Red, 1 0 0.
  public static let red: UIColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, 0 1 0.
  public static let green: UIColor = .init(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, 0 0 1.
  public static let blue: UIColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, 0 1 1.
  public static let cyan: UIColor = .init(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, 1 1 0.
  public static let yellow: UIColor = .init(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, 1 0 1.
  public static let magenta: UIColor = .init(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, 1 0.5 0.
  public static let orange: UIColor = .init(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, 0.5 0 0.5.
  public static let purple: UIColor = .init(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, 0.6 0.4 0.2.
  public static let brown: UIColor = .init(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing.
  public static let clear: UIColor = .init(white: 0, alpha: 0)
  /// Text on a light ground.
  public static let darkText: UIColor = .init(white: 0, alpha: 1)
  /// Text on a dark ground.
  public static let lightText: UIColor = .init(white: 1, alpha: 0.6)

  // MARK: The system's colors, light and dark, as Apple's Human Interface Guidelines list them

  /// System red.
  public static let systemRed: UIColor = .init(light: 0xFF_3B30, dark: 0xFF_453A)
  /// System orange.
  public static let systemOrange: UIColor = .init(light: 0xFF_9500, dark: 0xFF_9F0A)
  /// System yellow.
  public static let systemYellow: UIColor = .init(light: 0xFF_CC00, dark: 0xFF_D60A)
  /// System green.
  public static let systemGreen: UIColor = .init(light: 0x34_C759, dark: 0x30_D158)
  /// System mint.
  public static let systemMint: UIColor = .init(light: 0x00_C7BE, dark: 0x63_E6E2)
  /// System teal.
  public static let systemTeal: UIColor = .init(light: 0x30_B0C7, dark: 0x40_C8E0)
  /// System cyan.
  public static let systemCyan: UIColor = .init(light: 0x32_ADE6, dark: 0x64_D2FF)
  /// System blue.
  public static let systemBlue: UIColor = .init(light: 0x00_7AFF, dark: 0x0A_84FF)
  /// System indigo.
  public static let systemIndigo: UIColor = .init(light: 0x58_56D6, dark: 0x5E_5CE6)
  /// System purple.
  public static let systemPurple: UIColor = .init(light: 0xAF_52DE, dark: 0xBF_5AF2)
  /// System pink.
  public static let systemPink: UIColor = .init(light: 0xFF_2D55, dark: 0xFF_375F)
  /// System brown.
  public static let systemBrown: UIColor = .init(light: 0xA2_845E, dark: 0xAC_8E68)
  /// System gray.
  public static let systemGray: UIColor = .init(light: 0x8E_8E93, dark: 0x8E_8E93)
  /// System gray2.
  public static let systemGray2: UIColor = .init(light: 0xAE_AEB2, dark: 0x63_6366)
  /// System gray3.
  public static let systemGray3: UIColor = .init(light: 0xC7_C7CC, dark: 0x48_484A)
  /// System gray4.
  public static let systemGray4: UIColor = .init(light: 0xD1_D1D6, dark: 0x3A_3A3C)
  /// System gray5.
  public static let systemGray5: UIColor = .init(light: 0xE5_E5EA, dark: 0x2C_2C2E)
  /// System gray6.
  public static let systemGray6: UIColor = .init(light: 0xF2_F2F7, dark: 0x1C_1C1E)
  /// Links.
  public static let link: UIColor = .init(light: 0x00_7AFF, dark: 0x09_84FF)
  /// Lines between items, opaque.
  public static let opaqueSeparator: UIColor = .init(light: 0xC6_C6C8, dark: 0x38_383A)
  /// System background.
  public static let systemBackground: UIColor = .init(light: 0xFF_FFFF, dark: 0x00_0000)
  /// Secondary system background.
  public static let secondarySystemBackground: UIColor = .init(light: 0xF2_F2F7, dark: 0x1C_1C1E)
  /// Tertiary system background.
  public static let tertiarySystemBackground: UIColor = .init(light: 0xFF_FFFF, dark: 0x2C_2C2E)
  /// System grouped background.
  public static let systemGroupedBackground: UIColor = .init(light: 0xF2_F2F7, dark: 0x00_0000)
  /// Secondary system grouped background.
  public static let secondarySystemGroupedBackground: UIColor = .init(
    light: 0xFF_FFFF, dark: 0x1C_1C1E)
  /// Tertiary system grouped background.
  public static let tertiarySystemGroupedBackground: UIColor = .init(
    light: 0xF2_F2F7, dark: 0x2C_2C2E)
  /// Text.
  public static let label: UIColor = .init(light: 0x00_0000, dark: 0xFF_FFFF)
  /// Text of less weight.
  public static let secondaryLabel: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.6, dark: 0xEB_EBF5, darkAlpha: 0.6)
  /// Text of little weight.
  public static let tertiaryLabel: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.3, dark: 0xEB_EBF5, darkAlpha: 0.3)
  /// Text of least weight.
  public static let quaternaryLabel: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.18, dark: 0xEB_EBF5, darkAlpha: 0.16)
  /// Text that stands for missing text.
  public static let placeholderText: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.3, dark: 0xEB_EBF5, darkAlpha: 0.3)
  /// Lines between items, translucent.
  public static let separator: UIColor = .init(
    light: 0x3C_3C43, lightAlpha: 0.29, dark: 0x54_5458, darkAlpha: 0.6)
  /// System fill.
  public static let systemFill: UIColor = .init(
    light: 0x78_7880, lightAlpha: 0.2, dark: 0x78_7880, darkAlpha: 0.36)
  /// Secondary system fill.
  public static let secondarySystemFill: UIColor = .init(
    light: 0x78_7880, lightAlpha: 0.16, dark: 0x78_7880, darkAlpha: 0.32)
  /// Tertiary system fill.
  public static let tertiarySystemFill: UIColor = .init(
    light: 0x76_7680, lightAlpha: 0.12, dark: 0x76_7680, darkAlpha: 0.24)
  /// Quaternary system fill.
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

  private convenience init(_ hex: UInt32, alpha: CGFloat) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
