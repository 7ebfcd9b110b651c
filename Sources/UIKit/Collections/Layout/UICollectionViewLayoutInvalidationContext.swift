public import Foundation

/// The parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var isEverything = false
  var countsChanged = false
  var items: [IndexPath]?
  var supplementaries: [String: [IndexPath]]?
  var decorations: [String: [IndexPath]]?
  /// The change of bounds that the context is about.
  var newBounds: CGRect?
  /// The change to the preferred size of a view.
  var preferred: PreferredSize?

  /// Creates a context that invalidates nothing in particular.
  nonisolated public override init() {
    super.init()
  }

  /// A Boolean value that indicates whether all is invalid: the data source was reloaded.
  open var invalidateEverything: Bool { isEverything }

  /// A Boolean value that indicates whether the data source's numbers of sections and items need to
  /// be requested again.
  open var invalidateDataSourceCounts: Bool { countsChanged }

  /// Adds items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  /// Adds supplementary views whose attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { supplementaries = (supplementaries ?? [:]).adding(indexPaths, to: elementKind) }

  /// Adds decoration views whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).adding(indexPaths, to: elementKind)
  }

  /// The items whose attributes are invalid; `nil` if none were specified.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views whose attributes are invalid, by kind; `nil` if none were specified.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

  /// The decoration views whose attributes are invalid, by kind; `nil` if none were specified.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// The offset that the invalidation adds to the content offset, in points.
  open var contentOffsetAdjustment: CGPoint = .zero

  /// The size that the invalidation adds to the content size, in points; the layout's own size
  /// takes precedence.
  open var contentSizeAdjustment: CGSize = .zero
}

extension [String: [IndexPath]] {
  fileprivate func adding(_ paths: [IndexPath], to kind: String) -> Self {
    var sum = self
    sum[kind, default: []] += paths
    return sum
  }
}
