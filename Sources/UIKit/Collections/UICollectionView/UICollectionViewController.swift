public import Foundation

/// A controller whose view contains a collection view, of which it is the data source and delegate.
///
/// The optional methods of both protocols are declared here so that subclasses can override them.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  var collectionState: CollectionControllerState

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionState = CollectionControllerState(layout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionState = CollectionControllerState(layout: UICollectionViewFlowLayout())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    collectionState = CollectionControllerState(layout: UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  /// The collection view; it is a subview of ``UIViewController/view``.
  open var collectionView: UICollectionView! {
    get { loadedCollectionView }
    set { setCollectionView(newValue) }
  }

  /// The layout with which the controller was created.
  open var collectionViewLayout: UICollectionViewLayout { collectionState.layout }

  /// A Boolean value that determines whether selected items are deselected each time the controller
  /// appears.
  open var clearsSelectionOnViewWillAppear: Bool {
    get { collectionState.clearsSelection }
    set { collectionState.clearsSelection = newValue }
  }

  /// Creates a view that contains the collection view.
  open override func loadView() { loadCollectionView() }

  /// Deselects items, unless ``clearsSelectionOnViewWillAppear`` is off.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clearSelection()
  }

  /// Shows the indicators for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.flashScrollIndicators()
  }

  /// Begins or ends editing of the cells.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section; 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Traps; a subclass that has items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure(
      "NSInternalInconsistencyException: UICollectionView dataSource is not set: "
        + "\(type(of: self)) does not override collectionView(_:cellForItemAt:)")
  }

  /// The default implementation provides no view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalRequirement.missing(UICollectionReusableView()) }

  // MARK: UICollectionViewDelegate

  /// Returns whether a touch highlights an item; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a tap selects an item; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns whether a tap deselects an item; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// The default implementation returns `true` unless the collection view is being edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The default implementation leaves the offset as proposed.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { OptionalRequirement.missing(proposedContentOffset) }

  // MARK: UIScrollViewDelegate

  /// The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the offset to end at as it is.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns the view to zoom; none by default.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default implementation does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Returns whether a tap on the status bar scrolls to the top; `true` by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The default implementation does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
