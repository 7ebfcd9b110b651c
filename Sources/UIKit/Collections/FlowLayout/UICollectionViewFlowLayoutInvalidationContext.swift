import Foundation

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that determines whether the delegate is asked again for sizes, insets and
  /// spacing.
  open var invalidateFlowLayoutDelegateMetrics: Bool = true
  /// A Boolean value that determines whether the layout computes its attributes again.
  ///
  /// The default is `true`. With `false`, it keeps the attributes of its last pass, including the
  /// delegate's metrics, unless the numbers of items have changed (S7.27).
  open var invalidateFlowLayoutAttributes: Bool = true

  /// Creates a context that invalidates all.
  nonisolated public override init() {
    super.init()
  }
}
