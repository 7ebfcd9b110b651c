import Foundation

/// What of a flow layout is to be computed anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and distances.
  open var invalidateFlowLayoutDelegateMetrics: Bool = true
  /// Whether lines are broken again; `false` keeps all that was computed.
  open var invalidateFlowLayoutAttributes: Bool = true

  /// Creates a context that invalidates all.
  nonisolated public override init() {
    super.init()
  }
}
