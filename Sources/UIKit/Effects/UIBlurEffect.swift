import DisplayList
import Foundation

/// A blur with a tint over it.
// Sendable: its only stored property is a `let` of a Sendable type.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// Constants for the styles of a blur effect.
  public enum Style: Int, Sendable {
    /// A blur that is much lighter than the content below.
    case extraLight = 0
    /// A little lighter than the content below.
    case light = 1
    /// A blur that is darker than the content below.
    case dark = 2
    /// A blur that is light or dark, depending on the interface.
    case regular = 4
    /// A blur that is light or dark, depending on the interface, with more contrast.
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

  /// Returns the blur's numbers in a light or dark interface.
  func material(isDark: Bool) -> Material { Material(style, isDark: isDark) }
}
