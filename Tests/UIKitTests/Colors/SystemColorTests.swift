import Foundation
import Testing

@testable import UIKit

@Suite("System colors · each release has its own")
@MainActor
struct SystemColorTests {
  /// A color's name, and its values as 0xRRGGBB, light and dark.
  struct Row: Sendable, CustomTestStringConvertible {
    let major: Int
    let name: String
    let color: UIColor
    let light: Int
    let dark: Int

    init(_ major: Int, _ name: String, _ color: UIColor, _ light: Int, _ dark: Int) {
      self.major = major
      self.name = name
      self.color = color
      self.light = light
      self.dark = dark
    }

    var testDescription: String { "\(name) on iOS \(major)" }
  }

  /// The table of S9.1.
  nonisolated static let rows: [Row] = [
    Row(11, "systemRed", .systemRed, 0xFF3B30, 0xFF3B30),
    Row(12, "systemOrange", .systemOrange, 0xFF9500, 0xFF9500),
    Row(12, "systemYellow", .systemYellow, 0xFFCC00, 0xFFCC00),
    Row(10, "systemGreen", .systemGreen, 0x4CD964, 0x4CD964),
    Row(11, "systemTeal", .systemTeal, 0x5AC8FA, 0x5AC8FA),
    Row(12, "systemBlue", .systemBlue, 0x007AFF, 0x007AFF),
    Row(12, "systemPurple", .systemPurple, 0x5856D6, 0x5856D6),
    Row(11, "systemPink", .systemPink, 0xFF2D55, 0xFF2D55),
    Row(13, "systemRed", .systemRed, 0xFF3B30, 0xFF453A),
    Row(14, "systemOrange", .systemOrange, 0xFF9500, 0xFF9F0A),
    Row(18, "systemYellow", .systemYellow, 0xFFCC00, 0xFFD60A),
    Row(13, "systemGreen", .systemGreen, 0x34C759, 0x30D158),
    Row(14, "systemTeal", .systemTeal, 0x5AC8FA, 0x64D2FF),
    Row(18, "systemBlue", .systemBlue, 0x007AFF, 0x0A84FF),
    Row(13, "systemIndigo", .systemIndigo, 0x5856D6, 0x5E5CE6),
    Row(15, "systemPurple", .systemPurple, 0xAF52DE, 0xBF5AF2),
    Row(17, "systemPink", .systemPink, 0xFF2D55, 0xFF375F),
    Row(13, "systemBrown", .systemBrown, 0xA2845E, 0xAC8E68),
    Row(15, "systemTeal", .systemTeal, 0x30B0C7, 0x40C8E0),
    Row(18, "systemCyan", .systemCyan, 0x32ADE6, 0x64D2FF),
    Row(15, "systemMint", .systemMint, 0x00C7BE, 0x63E6E2),
    Row(26, "systemRed", .systemRed, 0xFF383C, 0xFF4245),
    Row(26, "systemOrange", .systemOrange, 0xFF8D28, 0xFF9230),
    Row(26, "systemYellow", .systemYellow, 0xFFCC00, 0xFFD600),
    Row(26, "systemGreen", .systemGreen, 0x34C759, 0x30D158),
    Row(26, "systemMint", .systemMint, 0x00C8B3, 0x00DAC3),
    Row(26, "systemTeal", .systemTeal, 0x00C3D0, 0x00D2E0),
    Row(26, "systemCyan", .systemCyan, 0x00C0E8, 0x3CD3FE),
    Row(26, "systemBlue", .systemBlue, 0x0088FF, 0x0091FF),
    Row(26, "systemIndigo", .systemIndigo, 0x6155F5, 0x6D7CFF),
    Row(26, "systemPurple", .systemPurple, 0xCB30E0, 0xDB34F2),
    Row(26, "systemPink", .systemPink, 0xFF2D55, 0xFF375F),
    Row(26, "systemBrown", .systemBrown, 0xAC7F5E, 0xB78A66),
  ]

  private func hex(_ color: UIColor, _ style: UIUserInterfaceStyle) -> Int {
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }

  @Test("S9.1 a color has the values of the release that runs", arguments: rows)
  func colorValuesByRelease(_ row: Row) {
    _ = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: row.major)))

    #expect(hex(row.color, .light) == row.light)
    #expect(hex(row.color, .dark) == row.dark)
  }

  @Test("S9.2 a view with a system color shows the value of the device that is booted next")
  func systemColorsFollowTheBootedDevice() {
    let view = UIView()
    view.backgroundColor = .systemTeal
    _ = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 12)))
    #expect(hex(view.backgroundColor ?? .clear, .light) == 0x5AC8FA)
    _ = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 16)))
    #expect(hex(view.backgroundColor ?? .clear, .light) == 0x30B0C7)
  }
}
