import Foundation

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that determines whether the delegate is asked again for sizes, insets and
  /// distances.
  open var invalidateFlowLayoutDelegateMetrics: Bool = true
  /// A Boolean value that determines whether lines are broken again; `false` keeps all that was
  /// computed.
  open var invalidateFlowLayoutAttributes: Bool = true

  /// Creates a context that invalidates all.
  nonisolated public override init() {
    super.init()
  }
}
