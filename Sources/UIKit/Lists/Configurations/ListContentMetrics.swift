import Foundation

/// Distances inside list contents that are the same for all roles.
///
/// Source: the values that UIKit prints for `UIListContentConfiguration.cell()` on iOS 14 to 18,
/// from memory; not measured.
enum ListContentMetrics {
  static let imageToTextPadding: CGFloat = 16
  static let textGapBeside: CGFloat = 16
  static let textGapBelow: CGFloat = 4
}
