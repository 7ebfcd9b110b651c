import DisplayList
import Foundation

/// The numbers of a blur.
struct Material: Sendable, Equatable {
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  /// The saturation of the blurred copy.
  var saturation: CGFloat
  /// The color laid over the copy.
  var tint: Color

  init(radius: CGFloat, saturation: CGFloat, tint: Color) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }

  /// The blur of Liquid Glass without a tint, estimated.
  static let glass = Material(radius: 9, saturation: 1.6, tint: Color(white: 1, alpha: 0))

  /// Creates the material of a style.
  ///
  /// Source: estimated. That the system blurs with about 30 points, saturates by 1.8 and draws
  /// white over it is common knowledge; the opacities are not published.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    func light(_ alpha: CGFloat) -> Color { Color(white: 0.97, alpha: alpha) }
    func dark(_ alpha: CGFloat) -> Color { Color(white: 0.11, alpha: alpha) }
    func either(_ lightAlpha: CGFloat, _ darkAlpha: CGFloat) -> Color {
      isDark ? dark(darkAlpha) : light(lightAlpha)
    }
    let tint: Color =
      switch style {
      case .extraLight: light(0.82)
      case .light: Color(white: 1, alpha: 0.3)
      case .dark: dark(0.73)
      case .regular: either(0.5, 0.6)
      case .prominent: either(0.8, 0.5)
      case .systemUltraThinMaterial: either(0.44, 0.4)
      case .systemThinMaterial: either(0.6, 0.55)
      case .systemMaterial: either(0.74, 0.68)
      case .systemThickMaterial: either(0.86, 0.8)
      case .systemChromeMaterial: either(0.82, 0.75)
      }
    self.init(radius: 29, saturation: 1.8, tint: tint)
  }
}
