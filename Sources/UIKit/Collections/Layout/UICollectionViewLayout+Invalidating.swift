import Foundation

extension UICollectionViewLayout {
  /// Creates a context of the layout's class.
  func makeContext(
    _ change: (UICollectionViewLayoutInvalidationContext) -> Void = { _ in }
  ) -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else {
      preconditionFailure(
        """
        \(Self.self).invalidationContextClass is \(Self.invalidationContextClass), which is not a \
        UICollectionViewLayoutInvalidationContext
        """)
    }
    let context = type.makeObject(())
    change(context)
    return context
  }

  func makeContext(
    preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext { context in
      context.preferred = PreferredSize(
        key: original.key, original: original.size, size: preferred.size)
      switch original.element {
      case .cell: context.invalidateItems(at: [original.indexPath])
      case .supplementary(let kind):
        context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
      case .decoration(let kind):
        context.invalidateDecorationElements(ofKind: kind, at: [original.indexPath])
      }
    }
  }

  /// Invalidates by a context as the collection view does: both methods run, the one without a
  /// context first (S7.18).
  func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
    state.pendingContext = context
    invalidateLayout()
    // A subclass that does not call super has discarded the context.
    if state.pendingContext === context {
      state.pendingContext = nil
      invalidateLayout(with: context)
    }
  }

  func invalidateAll() {
    let context = state.pendingContext ?? makeContext()
    state.pendingContext = nil
    invalidateLayout(with: context)
  }

  func accept(_ context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// The class of the layout's attributes.
  var attributesType: UICollectionViewLayoutAttributes.Type {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        """
        \(Self.self).layoutAttributesClass is \(Self.layoutAttributesClass), which is not a \
        UICollectionViewLayoutAttributes
        """)
    }
    return type
  }

  func makeAttributes(
    _ element: LayoutElement, _ path: IndexPath, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(attributesType, element, path)
    attributes.frame = frame
    return attributes
  }

  func registerDecoration(_ viewClass: AnyClass?, _ kind: String) {
    guard let viewClass else {
      state.decorationClasses[kind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure(
        "\(viewClass) is registered for decoration views of kind \(kind) but is not a "
          + "UICollectionReusableView")
    }
    state.decorationClasses[kind] = type
  }

  /// Returns the initial attributes of an inserted item: its final position, transparent.
  func fadedItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: path)?.duplicate else { return nil }
    attributes.alpha = 0
    return attributes
  }
}
