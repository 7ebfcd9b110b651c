import CoreGraphics
import DisplayList
package import Foundation

extension UIColor {
  func resolved(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traits).resolved(with: traits)
    }
  }

  /// The lightness of the color in the current traits, 0 through 1, whatever its opacity.
  package var lightness: CGFloat { cgColor.displayColor.lightness }

  /// Returns the color for drawing with some traits.
  func fixedColor(with traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).fixedColor(with: traits)
    }
  }

  func copy(alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor { provider($0).resolved(with: $0).copy(alpha: alpha) }
    }
  }

  /// Returns the color in a display list under some traits.
  @MainActor func displayColor(with traits: UITraitCollection) -> Color {
    resolvedColor(with: traits).cgColor.displayColor
  }
}
