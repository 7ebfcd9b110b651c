/// The tolerance for the pixels of a picture.
///
/// Pictures of different sizes always differ.
public enum PixelTolerance: Sendable, Hashable {
  /// All pixels must be equal; the default, because drawing is deterministic.
  case exact
  /// Pixels may differ by an amount that people do not perceive.
  ///
  /// - Parameters:
  ///   - deltaE: The maximum difference of a pixel, from 0 to 100, in CIE94 units of CIELAB. The default is
  ///     2.
  ///   - share: The fraction of pixels that may differ by more, from 0 to 1. The default is 0.
  case perceptual(deltaE: Double = 2, share: Double = 0)
  /// Antialiased pixels may differ, and others by a distance in OKLab.
  ///
  /// Antialiased pixels are detected as in pixelmatch, and distances are measured as in its version after
  /// 7.2.0.
  ///
  /// - Parameters:
  ///   - threshold: The maximum distance of a pixel, from 0 to 1, which is the distance between black and
  ///     white. The default is 0.1.
  ///   - maxDiffPixels: The maximum number of pixels that differ by more. The default is 0.
  ///   - maxDiffPixelRatio: The maximum fraction of pixels that differ by more, from 0 to 1; the greater of
  ///     the two limits applies. The default is 0.
  ///   - window: The side length of a square, in pixels. If it is set, the limits apply to the square with
  ///     the most differing pixels instead of the whole picture, so that many scattered pixels pass and an
  ///     icon that moved does not. The default is `nil`.
  case antialiased(
    threshold: Double = 0.1, maxDiffPixels: Int = 0, maxDiffPixelRatio: Double = 0,
    window: Int? = nil)
}
