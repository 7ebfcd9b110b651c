import Foundation

/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source makes the view by.
  public let elementKind: String
  /// Where at the item the view is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// What of the view is there; `nil` is the same edges, so that it lies inside.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What lies in front: the greater number.
  open var zIndex: Int = 1

  /// Creates a view inside an item, at some of its edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view with a place of its own at a place of an item.
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

  /// Where the view is, of a size, at a rectangle; leading is left.
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
