package import Foundation

extension SystemMetrics {
  /// Whether a table's texts scale with the text size (S6.9).
  package var scalesTextOfCells: Bool { version.major >= 11 }

  /// Whether the separators' margin excludes the safe area, which was introduced with iOS 11.
  package var hasSafeAreaInSeparators: Bool { version.major >= 11 }

  /// Whether tables use the readable width unless the app sets it.
  package var tablesFollowReadableWidth: Bool { version.major <= 11 }

  /// Whether cells are resized automatically when the size of their content changes.
  package var resizesCells: Bool { version.major >= 16 }

  /// Whether a selected cell's background depends on light and dark mode.
  package var hasDynamicSelection: Bool { version.major >= 13 }

  /// Whether a collection view has a system background color.
  package var hasCollectionBackground: Bool { version.major >= 13 }

  /// Whether dequeuing a view without returning it to the collection view traps.
  package var checksDequeuedViews: Bool { version.major >= 18 }

  /// Whether the buttons of a swiped row are glass.
  package var hasGlassSwipeActions: Bool { version.major >= 26 }

  /// The space between the buttons of a swiped row and around them, in points.
  package var swipeActionGap: CGFloat { version.major >= 26 ? 6 : 0 }
}
