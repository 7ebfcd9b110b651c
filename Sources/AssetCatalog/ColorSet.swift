/// A color of an asset catalog.
package struct ColorSet: Equatable, Sendable {
  /// What an entry says.
  package enum Content: Equatable, Sendable {
    /// Components from 0 to 1 in a color space, such as `srgb` or `display-p3`.
    case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
    /// A color of the system, such as `systemBlueColor`.
    case system(String)
  }

  /// An entry of the set.
  package struct Variant: Equatable, Sendable {
    /// The color.
    package let content: Content
    /// What the color is for.
    package let conditions: AssetConditions
  }

  /// The entries.
  package let variants: [Variant]

  /// Returns the color that suits traits best; `nil` if none does.
  package func color(for traits: AssetTraits) -> Content? {
    variants.compactMap { variant in
      variant.conditions.rank(for: traits).map { (rank: $0, content: variant.content) }
    }
    .max { $0.rank < $1.rank }?.content
  }
}
