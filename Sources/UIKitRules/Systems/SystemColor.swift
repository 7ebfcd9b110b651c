/// The colors whose values Apple has changed between releases (S9.1).
///
/// A color is resolved when it is used: the same `UIColor.systemTeal` is another blue on iOS 12, 14
/// and 18.
package enum SystemColor: CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown

  /// The values of one release, as 0xRRGGBB, light and dark.
  package struct Values: Equatable, Sendable {
    package let light: UInt32
    package let dark: UInt32

    /// Up to iOS 12 there is no dark appearance.
    package init(_ light: UInt32, _ dark: UInt32? = nil) {
      self.light = light
      self.dark = dark ?? light
    }
  }

  /// Returns the values on a system, that of the first release before it that has any.
  package func values(on system: SystemVersion) -> Values {
    let releases = releases
    return releases.last { system.major >= $0.major }?.values ?? releases[0].values
  }

  /// The releases that changed the color, in order; the first also applies to all before it.
  private var releases: [(major: Int, values: Values)] {
    switch self {
    case .red:
      [
        (7, Values(0xFF_3B30)), (13, Values(0xFF_3B30, 0xFF_453A)),
        (26, Values(0xFF_383C, 0xFF_4245)),
      ]
    case .orange:
      [
        (7, Values(0xFF_9500)), (13, Values(0xFF_9500, 0xFF_9F0A)),
        (26, Values(0xFF_8D28, 0xFF_9230)),
      ]
    case .yellow:
      [
        (7, Values(0xFF_CC00)), (13, Values(0xFF_CC00, 0xFF_D60A)),
        (26, Values(0xFF_CC00, 0xFF_D600)),
      ]
    case .green:
      [(7, Values(0x4C_D964)), (13, Values(0x34_C759, 0x30_D158))]
    case .mint:
      [(15, Values(0x00_C7BE, 0x63_E6E2)), (26, Values(0x00_C8B3, 0x00_DAC3))]
    case .teal:
      [
        (7, Values(0x5A_C8FA)), (13, Values(0x5A_C8FA, 0x64_D2FF)),
        (15, Values(0x30_B0C7, 0x40_C8E0)), (26, Values(0x00_C3D0, 0x00_D2E0)),
      ]
    case .cyan:
      [(15, Values(0x32_ADE6, 0x64_D2FF)), (26, Values(0x00_C0E8, 0x3C_D3FE))]
    case .blue:
      [
        (7, Values(0x00_7AFF)), (13, Values(0x00_7AFF, 0x0A_84FF)),
        (26, Values(0x00_88FF, 0x00_91FF)),
      ]
    case .indigo:
      [(13, Values(0x58_56D6, 0x5E_5CE6)), (26, Values(0x61_55F5, 0x6D_7CFF))]
    case .purple:
      [
        (7, Values(0x58_56D6)), (13, Values(0xAF_52DE, 0xBF_5AF2)),
        (26, Values(0xCB_30E0, 0xDB_34F2)),
      ]
    case .pink:
      [(7, Values(0xFF_2D55)), (13, Values(0xFF_2D55, 0xFF_375F))]
    case .brown:
      [(13, Values(0xA2_845E, 0xAC_8E68)), (26, Values(0xAC_7F5E, 0xB7_8A66))]
    }
  }
}
