public import Foundation

/// A type that follows changes of the preferred content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that determines whether the font follows the text size that the user chooses.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
