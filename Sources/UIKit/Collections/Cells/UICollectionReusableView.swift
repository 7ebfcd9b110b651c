public import Foundation

/// A view that a collection view recycles.
open class UICollectionReusableView: UIView {
  var reuse = ReuseState()

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of zero size; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The reuse identifier; `nil` for a view that was not dequeued.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Prepares the view to be reused for another element.
  ///
  /// The default implementation does nothing.
  open func prepareForReuse() {}

  /// Applies layout attributes; the geometry is already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that the layout is about to change.
  ///
  /// The default implementation does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Tells the view that the layout has changed.
  ///
  /// The default implementation does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the preferred size of the view (S7.16).
  ///
  /// Here that is the fitting size of the constraints inside the view, or else `sizeThatFits(_:)`,
  /// on the axes for which the layout lets the view decide.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

  /// Invalidates the size of the contents, so that a self-sizing layout asks again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    reuse.collectionView?.contentSizeChanged(of: self)
  }

  /// The view whose constraints decide the size.
  var fittingView: UIView { self }

  /// Returns the size that fits the view best; that of ``fittingView`` without constraints.
  func sizeWithoutConstraints(_ size: CGSize) -> CGSize { sizeThatFits(size) }
}
