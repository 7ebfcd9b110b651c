/// The device and the appearance that an asset is for.
package struct AssetTraits: Equatable, Sendable {
  /// `iphone` or `ipad`.
  package var idiom: String
  /// The number of pixels in a point.
  package var scale: Int
  /// A Boolean value that indicates whether the appearance is dark.
  package var isDark: Bool
  /// A Boolean value that indicates whether the contrast is increased.
  package var hasHighContrast: Bool
  /// A Boolean value that indicates whether the display has the gamut of Display P3.
  package var hasWideGamut: Bool

  /// Creates traits.
  package init(
    idiom: String = "iphone", scale: Int = 3, isDark: Bool = false, hasHighContrast: Bool = false,
    hasWideGamut: Bool = true
  ) {
    (self.idiom, self.scale, self.isDark) = (idiom, scale, isDark)
    (self.hasHighContrast, self.hasWideGamut) = (hasHighContrast, hasWideGamut)
  }
}
