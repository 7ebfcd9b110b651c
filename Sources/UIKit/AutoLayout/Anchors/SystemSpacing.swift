import Foundation

/// The space that UIKit keeps between neighbors.
enum SystemSpacing {
  /// Between views, in points (S8.30).
  static let standard: CGFloat = 8

  /// The space from a baseline to the next one below it, in points.
  ///
  /// Apple gives no number: the line height of the text below, as its font asks for.
  static func betweenBaselines(_ lineHeight: CGFloat?) -> CGFloat { lineHeight ?? standard }
}
