public import CoreGraphics
public import Foundation

/// A visible item of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z-order; an item with a higher index is in front.
  var zIndex: Int { get set }
  /// A Boolean value that determines whether the item is left out.
  var isHidden: Bool { get set }
  /// The center of the item, in points of the content.
  var center: CGPoint { get set }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The name of the item's kind.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame of the item, in points of the content.
  var frame: CGRect { get }
  /// The bounds, in the item's own coordinates.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}
