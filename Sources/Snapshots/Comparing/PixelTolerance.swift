/// How far the pixels of a picture may be from the golden ones.
///
/// Pictures of other sizes always differ.
public enum PixelTolerance: Sendable, Hashable {
  /// Every pixel is the golden one; the default, for drawing is deterministic.
  case exact
  /// Pixels may differ by as much as a person does not see.
  ///
  /// - Parameters:
  ///   - deltaE: The largest difference that counts as none, from 0 to 100, in CIE94 units of CIELAB.
  ///     The default is 2.
  ///   - share: The part of the pixels that may differ more, from 0 to 1. The default is 0.
  case perceptual(deltaE: Double = 2, share: Double = 0)
  /// Pixels of smoothed edges may differ, and others by a distance in OKLab.
  ///
  /// It finds smoothed edges as pixelmatch does, and measures distances as its version after 7.2.0.
  ///
  /// - Parameters:
  ///   - threshold: The largest distance that counts as none, from 0 to 1, the distance of black and
  ///     white. The default is 0.1.
  ///   - maxDiffPixels: The number of pixels that may differ. The default is 0.
  ///   - maxDiffPixelRatio: The part of the pixels that may differ, from 0 to 1; the larger of the two
  ///     limits holds. The default is 0.
  ///   - window: The edge of a square, in pixels. With it the limits hold for the pixels of the square
  ///     in which most differ, not for those of the picture: many stray pixels pass, and an icon that
  ///     moved does not. The default is `nil`.
  case antialiased(
    threshold: Double = 0.1, maxDiffPixels: Int = 0, maxDiffPixelRatio: Double = 0,
    window: Int? = nil)
}
