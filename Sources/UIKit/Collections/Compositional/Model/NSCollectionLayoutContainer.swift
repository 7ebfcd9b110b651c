public import Foundation

/// The container of a layout element.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, in points.
  var contentSize: CGSize { get }

  /// The size of the container without its insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The insets of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets of the container, with the safe area or the margins, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
