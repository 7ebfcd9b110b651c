public import Foundation

/// What a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room of the section.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room that something is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }

  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }

  /// What is kept clear, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// What is kept clear with what the safe area or the margins add, in points.
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
