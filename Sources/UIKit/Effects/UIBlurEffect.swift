import DisplayList
public import Foundation

/// What a visual effect view does to what lies below it.
// Sendable: there is nothing in it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  fileprivate override init() {
    super.init()
  }
}

/// A blur with a tint over it.
// Sendable: its only stored property is a `let` of a Sendable type.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// Constants for the styles of a blur effect.
  public enum Style: Int, Sendable {
    /// Much lighter than what lies below.
    case extraLight = 0
    /// A little lighter than what lies below.
    case light = 1
    /// Darker than what lies below.
    case dark = 2
    /// Light or dark by the interface.
    case regular = 4
    /// Light or dark by the interface, with more contrast.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates a blur effect with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Returns a Boolean value that indicates whether another object is the same blur.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A hash of the style.
  open override var hash: Int { style.hashValue }

  /// The blur's numbers in a light or dark interface.
  func material(isDark: Bool) -> Material { Material(style, isDark: isDark) }
}

/// The numbers of a blur.
struct Material: Sendable, Equatable {
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  /// How saturated the copy is.
  var saturation: CGFloat
  /// The color laid over the copy.
  var tint: Color

  init(radius: CGFloat, saturation: CGFloat, tint: Color) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }

  /// The numbers of a style.
  ///
  /// Source: guessed by eye. That the system blurs with about 30 points, saturates by 1.8 and lays
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
