import Foundation

/// Distances inside list contents that are the same in every place.
///
/// Source: the values that Apple's UIKit prints for `UIListContentConfiguration.cell()` on iOS 14 to
/// 18, as remembered; not measured.
enum ListContentMetrics {
  static let imageToTextPadding: CGFloat = 16
  static let textGapBeside: CGFloat = 16
  static let textGapBelow: CGFloat = 4
}
