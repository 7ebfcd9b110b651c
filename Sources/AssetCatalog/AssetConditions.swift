/// What an entry of a set is for.
package struct AssetConditions: Equatable, Sendable {
  /// `universal`, `iphone`, `ipad` or another idiom.
  package var idiom: String
  /// The number of pixels in a point; `nil` is for any.
  package var scale: Int?
  /// `dark` or `light`; `nil` is for any.
  package var luminosity: String?
  /// A Boolean value that indicates whether the entry is for increased contrast.
  package var isForHighContrast: Bool
  /// `sRGB` or `display-P3`; `nil` is for any.
  package var gamut: String?

  /// Returns how well the entry suits; `nil` if it does not.
  ///
  /// Of two entries that suit, the one for the device's own idiom comes first, then the one for the
  /// appearance, for the contrast and for the gamut; the scale decides last.
  func rank(for traits: AssetTraits) -> Int? {
    guard idiom == "universal" || idiom == traits.idiom else { return nil }
    if let luminosity, (luminosity == "dark") != traits.isDark { return nil }
    if isForHighContrast, !traits.hasHighContrast { return nil }
    if let gamut, (gamut == "display-P3") != traits.hasWideGamut { return nil }
    var rank = idiom == traits.idiom ? 10_000 : 0
    if luminosity != nil { rank += 4000 }
    if isForHighContrast { rank += 2000 }
    if gamut != nil { rank += 1000 }
    guard let scale else { return rank + 50 }
    // The device's own, otherwise the next larger one, otherwise the largest.
    if scale == traits.scale { return rank + 100 }
    return rank + (scale > traits.scale ? 40 - scale : 20 + scale)
  }
}
