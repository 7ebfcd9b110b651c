import Foundation

/// The system's standard spacing between neighbors.
enum SystemSpacing {
  /// The spacing between views, in points (S8.30).
  static let standard: CGFloat = 8

  /// Returns the space from a baseline to the next one below it, in points.
  ///
  /// Apple documents no number: it is the line height of the font of the text below.
  static func betweenBaselines(_ lineHeight: CGFloat?) -> CGFloat { lineHeight ?? standard }
}
