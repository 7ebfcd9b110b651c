public import Foundation

/// The environment of a section: its container and traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

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

/// An environment with values.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    container = LayoutContainer(size: size, insets: insets)
    traitCollection = traits
    super.init()
  }
}

/// A container with values.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
