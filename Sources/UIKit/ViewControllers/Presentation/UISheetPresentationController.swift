public import Foundation

/// A presentation controller that manages a sheet.
open class UISheetPresentationController: UIPresentationController {
  var sheet = SheetState()
  private lazy var card = SheetCardView(content: presentedViewController.view)
  private lazy var dimming = DimmingView { [weak self] in
    guard let self else { return }
    userAsksForDismissal()
  }

  /// The heights at which the sheet can rest, smallest first; only the large one by default.
  open var detents: [Detent] {
    get { sheet.detents }
    set { change { $0.detents = newValue } }
  }

  /// The identifier of the current detent; `nil` means the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { sheet.selected }
    set { change { $0.selected = newValue } }
  }

  /// The largest detent at which the views behind the sheet are not dimmed; `nil` dims them always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { sheet.largestUndimmed }
    set { change { $0.largestUndimmed = newValue } }
  }

  /// A Boolean value that determines whether a grabber is shown at the top.
  open var prefersGrabberVisible: Bool {
    get { sheet.showsGrabber }
    set { change { $0.showsGrabber = newValue } }
  }

  /// The corner radius in points; `nil` is the system's.
  open var preferredCornerRadius: CGFloat? {
    get { sheet.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }

  /// A Boolean value that determines whether a drag upward over content at its top enlarges the
  /// sheet before it scrolls; `true` by default.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { sheet.scrollingExpands }
    set { change { $0.scrollingExpands = newValue } }
  }

  /// A Boolean value that determines whether the sheet is attached to the bottom edge in a compact
  /// height instead of covering the screen; `false` by default.
  open var prefersEdgeAttachedInCompactHeight: Bool {
    get { sheet.attachesInCompactHeight }
    set { change { $0.attachesInCompactHeight = newValue } }
  }

  /// A Boolean value that determines whether a sheet at the edge is as wide as its controller would
  /// like.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { sheet.followsPreferredWidth }
    set { change { $0.followsPreferredWidth = newValue } }
  }

  /// Animates changes of the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Invalidates the heights of custom detents.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The view of the sheet, which contains the presented controller's view.
  open override var presentedView: UIView? { card }

  /// The frame of the sheet in the container view, in points (S2.32).
  open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

  /// A sheet covers the whole screen only in a compact height.
  open override var shouldPresentInFullscreen: Bool { effectiveStyle == .fullScreen }

  /// A Boolean value that indicates whether the presenting view is removed: only if the sheet fills
  /// the screen.
  open override var shouldRemovePresentersView: Bool { effectiveStyle == .fullScreen }

  /// Inserts the dimming view.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
    if card.gestureRecognizers == nil {
      card.addGestureRecognizer(SheetPanGestureRecognizer(for: self))
    }
  }

  override var effectiveStyle: UIModalPresentationStyle {
    let style = super.effectiveStyle
    return style == .fullScreen && sheet.attachesInCompactHeight ? presentationStyle : style
  }

  override var letsTouchesThrough: Bool { dimming.isHidden }

  override var isElevated: Bool { effectiveStyle != .fullScreen }

  override func layOutPresentedView() {
    guard let container, card.superview === container, let place else { return }
    dimming.frame = container.bounds
    dimming.isHidden = effectiveStyle == .fullScreen || !isDimmed
    let isCard = effectiveStyle != .fullScreen
    card.show(
      place, isCard: isCard, radius: sheet.cornerRadius ?? systemVersion.metrics.sheetCornerRadius,
      isFree: layout?.isFree == true, grabber: isCard && sheet.showsGrabber)
  }

  private func change(_ change: (inout SheetState) -> Void) {
    change(&sheet)
    containerView?.setNeedsLayout()
  }
}
