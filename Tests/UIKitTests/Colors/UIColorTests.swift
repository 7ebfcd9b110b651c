import Foundation
import Testing
import UIKit

@Suite("UIColor")
@MainActor
struct UIColorTests {
  let dark = UITraitCollection(userInterfaceStyle: .dark)

  init() {
    // The colors are those of iOS 13 through 18.
    _ = bootTestScene(TestDevice.iPhoneX())
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
  }

  private func components(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test("system colors are Apple's, light and dark")
  func systemColors() {
    #expect(components(.systemBlue) == [0x00, 0x7A, 0xFF, 0xFF])
    #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == [0x0A, 0x84, 0xFF, 0xFF])
    #expect(components(.label) == [0, 0, 0, 255])
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
    #expect(components(.secondaryLabel) == [0x3C, 0x3C, 0x43, 153])
    #expect(components(.systemGroupedBackground) == [0xF2, 0xF2, 0xF7, 0xFF])
  }

  @Test("withAlphaComponent keeps a dynamic color dynamic")
  func withAlphaComponentKeepsADynamicColorDynamic() {
    let color = UIColor.systemBlue.withAlphaComponent(0.5)

    #expect(components(color) == [0x00, 0x7A, 0xFF, 128])
    #expect(components(color.resolvedColor(with: dark)) == [0x0A, 0x84, 0xFF, 128])
  }

  @Test("S9.3 a Display P3 color has components in extended sRGB")
  func displayP3IsExtendedSRGB() {
    // Grays are the same in both; the others are CSS Color 4's color(srgb ...) of the primaries.
    #expect(
      components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.4)) == [
        128, 128, 128, 102,
      ])
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    _ = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 1.0930) < 0.0001)
    #expect(abs(green + 0.2267) < 0.0001)
    #expect(abs(blue + 0.1501) < 0.0001)
    _ = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red + 0.5116) < 0.0001)
    #expect(abs(green - 1.0183) < 0.0001)
    #expect(abs(blue + 0.3107) < 0.0001)
  }

  @Test("hue, saturation and brightness make the six corners of the wheel")
  func hueSaturationAndBrightness() {
    let corners = (0..<6).map {
      components(UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1)).dropLast()
    }

    #expect(
      corners.map(Array.init) == [
        [255, 0, 0], [255, 255, 0], [0, 255, 0], [0, 255, 255], [0, 0, 255], [255, 0, 255],
      ])
  }

  @Test("colors with the same parts are equal, dynamic ones only to themselves")
  func equalColors() {
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor { _ in .black } != .black)
  }

  @Test("a color literal makes a UIColor")
  func aColorLiteralMakesAUIColor() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)

    #expect(color == .red)
  }

  @Test("setFill colors the current context")
  func setFill() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsPopContext()

    let expected = CGContext()
    expected.setFillColor(UIColor.red.cgColor)
    expected.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.commands == expected.commands)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
