public import Foundation

/// A presentation controller that manages a popover, which points at a view or a bar button item.
///
/// In a compact width it adapts to a sheet, unless the delegate returns `.none`. The delegate may
/// be a ``UIPopoverPresentationControllerDelegate``.
open class UIPopoverPresentationController: UIPresentationController {
  var popover = PopoverState()
  private lazy var card = PopoverCardView(content: presentedViewController.view)
  private lazy var dismissView = PopoverDismissView { [weak self] in self?.userTapsBeside() }
  private lazy var sheet = AdaptedSheet(host: self)

  /// The view that anchors the popover.
  open var sourceView: UIView? {
    get { popover.sourceView }
    set { change { $0.sourceView = newValue } }
  }

  /// The rectangle of ``sourceView`` that anchors the popover; `.null`, the default, means all of
  /// it.
  open var sourceRect: CGRect {
    get { popover.sourceRect }
    set { change { $0.sourceRect = newValue } }
  }

  /// The view or bar button item that anchors the popover; it takes precedence over the other
  /// sources.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { popover.sourceItem }
    set { change { $0.sourceItem = newValue } }
  }

  /// The bar button item that anchors the popover.
  open var barButtonItem: UIBarButtonItem? {
    get { popover.barButtonItem }
    set { change { $0.barButtonItem = newValue } }
  }

  /// The arrow directions that the app allows.
  open var permittedArrowDirections: UIPopoverArrowDirection {
    get { popover.permitted }
    set { change { $0.permitted = newValue } }
  }

  /// The direction of the arrow; `.unknown` while no popover is shown.
  open var arrowDirection: UIPopoverArrowDirection {
    substitute == nil ? place?.direction ?? .unknown : .unknown
  }

  /// A Boolean value that determines whether the popover may cover its source if there is no space
  /// beside it.
  open var canOverlapSourceViewRect: Bool {
    get { popover.mayOverlap }
    set { change { $0.mayOverlap = newValue } }
  }

  /// The views that the user can interact with while the popover is visible; such touches do not
  /// dismiss it.
  open var passthroughViews: [UIView]? {
    get { popover.passthroughViews }
    set { change { $0.passthroughViews = newValue } }
  }

  /// The background color of the popover; `nil` is the system's.
  open var backgroundColor: UIColor? {
    get { popover.backgroundColor }
    set { change { $0.backgroundColor = newValue } }
  }

  /// The minimum distance of the popover from the edges of its window; 10 points on each side by
  /// default.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { popover.margins }
    set { change { $0.margins = newValue } }
  }

  /// The sheet presentation controller that is used in compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  /// Unless the delegate returns another style, a popover adapts to a sheet in a compact width.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let delegate {
      let result = OptionalRequirement.implemented {
        delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      }
      if let result { return result }
    }
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    let presentsSheets = presentingViewController.viewIfLoaded?.systemVersion.metrics.presentsSheets
    return presentsSheets ?? true ? .pageSheet : .overFullScreen
  }

  /// The popover's view with its arrow, or the view of the style it has adapted to.
  open override var presentedView: UIView? {
    guard let substitute else { return card }
    return substitute.presentedView
  }

  /// The frame of the popover with its arrow in the container view, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    substitute?.frameOfPresentedViewInContainerView ?? place?.frame ?? .zero
  }

  /// A Boolean value that indicates whether the presentation covers the screen; a popover does not.
  open override var shouldPresentInFullscreen: Bool {
    substitute?.shouldPresentInFullscreen ?? false
  }

  /// A Boolean value that indicates whether the presenting view is removed; below a popover it
  /// stays.
  open override var shouldRemovePresentersView: Bool {
    substitute?.shouldRemovePresentersView ?? false
  }

  /// Asks the delegate to change the source rectangle, and inserts the background view.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let substitute {
      substitute.delegate = delegate
      return substitute.presentationTransitionWillBegin()
    }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    requireSource()
    containerView?.insertSubview(dismissView, at: 0)
  }

  override var container: PresentationContainerView? {
    didSet { substitute?.container = container }
  }

  /// The presentation controller that runs the presentation instead: a sheet, if the popover has
  /// adapted.
  var substitute: UIPresentationController? {
    effectiveStyle == .popover ? nil : sheet
  }

  override func setPresenter(_ controller: UIViewController) {
    super.setPresenter(controller)
    substitute?.setPresenter(controller)
  }

  override var isElevated: Bool { substitute?.isElevated ?? true }

  override var letsTouchesThrough: Bool { substitute?.letsTouchesThrough ?? false }

  override func layOutPresentedView() {
    if let substitute { return substitute.layOutPresentedView() }
    guard let container, card.superview === container, let place else { return }
    dismissView.frame = container.bounds
    dismissView.passthroughViews = popover.passthroughViews ?? []
    card.show(place, design: design, color: popover.backgroundColor)
  }

  /// The preferred size of the content.
  var contentSize: CGSize {
    let wanted = presentedViewController.preferredContentSize
    // Source: the size of a popover without a preferred size is not documented; 320 by 480 is a
    // guess.
    return CGSize(
      width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480)
  }

  /// Traps as UIKit does if no anchor is set.
  func requireSource() {
    precondition(
      popover.hasSource,
      """
      UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem \
      set before the presentation occurs.
      """)
  }

  /// Dismisses the popover on a tap outside it, if the delegate allows it.
  func userTapsBeside() { userAsksForDismissal() }

  private func change(_ change: (inout PopoverState) -> Void) {
    change(&popover)
    containerView?.setNeedsLayout()
  }
}
