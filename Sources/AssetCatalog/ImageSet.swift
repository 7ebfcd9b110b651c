package import Foundation

/// An image of an asset catalog.
package struct ImageSet: Equatable, Sendable {
  /// A file of the image.
  package struct Variant: Equatable, Sendable {
    /// The file.
    package let file: URL
    /// What the file is for.
    package let conditions: AssetConditions
    /// The insets of the part that is stretched, in pixels; `nil` if there is none.
    package let capInsets: CapInsets?
  }

  /// The insets of a part that is stretched, in pixels.
  package struct CapInsets: Equatable, Sendable {
    /// The inset of an edge in pixels.
    package var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
    /// A Boolean value that indicates whether the part is tiled.
    package var isTiled = false
  }

  /// The files.
  package let variants: [Variant]
  /// `template` or `original`; `nil` leaves it to the context.
  package let renderingIntent: String?

  /// Returns the file that suits traits best; `nil` if none does.
  package func variant(for traits: AssetTraits) -> Variant? {
    variants.compactMap { variant in
      variant.conditions.rank(for: traits).map { (rank: $0, variant: variant) }
    }
    .max { $0.rank < $1.rank }?.variant
  }
}
