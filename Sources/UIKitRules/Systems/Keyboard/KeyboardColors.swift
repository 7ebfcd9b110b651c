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

  /// The background of the keys; a translucent one tints Liquid Glass (S9.13).
  package let backdrop: Value
  /// The light along the edge of glass; `nil` if the backdrop is opaque.
  package let rim: Value?
  /// The keys of characters, and the space.
  package let character: Value
  /// The other keys.
  package let function: Value
  /// The color of the labels on the keys.
  package let foreground: Value
  /// The shadow below a key; `nil` for none.
  package let shadow: Value?
}
