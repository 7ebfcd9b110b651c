public import Foundation

/// The vertical metrics of a font at one size, in points.
public struct FontMetrics: Sendable, Hashable {
  /// The ascent: from the baseline up to the top of a line.
  public var ascender: CGFloat
  /// The descent: from the baseline down to the bottom of a line; negative, as `UIFont.descender` is.
  public var descender: CGFloat
  /// The leading: the space between lines beyond their heights.
  public var leading: CGFloat
  /// The cap height: from the baseline up to the top of capital letters.
  public var capHeight: CGFloat
  /// The x-height: from the baseline up to the top of a lower-case x.
  public var xHeight: CGFloat

  /// Creates metrics from their parts, in points; `descender` is negative below the baseline.
  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line, ascender to descender; not rounded.
  public var lineHeight: CGFloat { ascender - descender }

  /// Returns the metrics of iOS's system font, San Francisco, at `size` points.
  ///
  /// Source: performance paper, section 6: 2048 units an em, the same for iOS 9 to 26 and all
  /// weights. The line height is 1.193359375 sizes.
  public static func system(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 1950 / 2048, descender: -size * 494 / 2048, leading: 0,
      capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
  }
}
