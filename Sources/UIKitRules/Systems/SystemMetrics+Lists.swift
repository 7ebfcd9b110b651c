package import Foundation

extension SystemMetrics {
  /// Whether a table's texts follow the text size (S6.9).
  package var scalesTextOfCells: Bool { version.major >= 11 }

  /// Whether the separators' margin leaves out the safe area, which came with iOS 11.
  package var hasSafeAreaInSeparators: Bool { version.major >= 11 }

  /// Whether tables follow the readable width unless the app says otherwise.
  package var tablesFollowReadableWidth: Bool { version.major <= 11 }

  /// Whether cells whose content changes size get another height by themselves.
  package var resizesCells: Bool { version.major >= 16 }

  /// Whether a selected cell's background follows light and dark mode.
  package var hasDynamicSelection: Bool { version.major >= 13 }

  /// Whether a collection view has a color of the system behind its items.
  package var hasCollectionBackground: Bool { version.major >= 13 }

  /// Whether a view that is dequeued and not returned to the collection view traps.
  package var checksDequeuedViews: Bool { version.major >= 18 }

  /// Whether the buttons of a swiped row are glass.
  package var hasGlassSwipeActions: Bool { version.major >= 26 }

  /// What lies between the buttons of a swiped row and around them, in points.
  package var swipeActionGap: CGFloat { version.major >= 26 ? 6 : 0 }
}
