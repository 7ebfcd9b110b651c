import Foundation

/// A supplementary item anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String
  /// The anchor in the container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the supplementary item; `nil` uses the edges of the container anchor.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-order; an item with a higher index is in front.
  open var zIndex: Int = 1

  /// Creates a supplementary item inside an item, at some of its edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a supplementary item whose anchor coincides with an anchor of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    containerAnchor = container
    itemAnchor = item
    super.init(layoutSize: size)
  }

  /// Returns the frame of a view of a size, at a rectangle; leading is left.
  func frame(size: CGSize, at rect: CGRect) -> CGRect {
    let own = itemAnchor ?? containerAnchor
    let x = containerAnchor.part(.leading, .trailing)
    let y = containerAnchor.part(.top, .bottom)
    let move = containerAnchor.offset(for: size)
    let ownMove = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: rect.minX + x * rect.width - own.part(.leading, .trailing) * size.width + move.x
        + ownMove.x,
      y: rect.minY + y * rect.height - own.part(.top, .bottom) * size.height + move.y + ownMove.y,
      width: size.width, height: size.height)
  }
}
