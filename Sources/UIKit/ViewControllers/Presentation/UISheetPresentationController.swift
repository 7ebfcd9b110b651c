public import Foundation

/// What manages a presentation as a sheet.
open class UISheetPresentationController: UIPresentationController {
  var sheet = SheetState()
  private lazy var card = SheetCardView(content: presentedViewController.view)
  private lazy var dimming = DimmingView { [weak self] in
    guard let self else { return }
    userAsksForDismissal()
  }

  /// The heights that the sheet may rest at, lowest first; full height alone at first.
  open var detents: [Detent] {
    get { sheet.detents }
    set { change { $0.detents = newValue } }
  }

  /// The height that the sheet rests at; `nil` is the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { sheet.selected }
    set { change { $0.selected = newValue } }
  }

  /// The greatest height at which the ground below is not dimmed; `nil` dims it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { sheet.largestUndimmed }
    set { change { $0.largestUndimmed = newValue } }
  }

  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible: Bool {
    get { sheet.showsGrabber }
    set { change { $0.showsGrabber = newValue } }
  }

  /// The radius of the corners, in points; `nil` is the system's.
  open var preferredCornerRadius: CGFloat? {
    get { sheet.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }

  /// Whether a drag upwards over content that is at its top makes the sheet higher before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { sheet.scrollingExpands }
    set { change { $0.scrollingExpands = newValue } }
  }

  /// Whether the sheet stays a sheet where there is little height, at the edge of the screen.
  open var prefersEdgeAttachedInCompactHeight: Bool {
    get { sheet.attachesInCompactHeight }
    set { change { $0.attachesInCompactHeight = newValue } }
  }

  /// Whether a sheet at the edge is as wide as its controller would like.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { sheet.followsPreferredWidth }
    set { change { $0.followsPreferredWidth = newValue } }
  }

  /// Changes the sheet's properties as an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Lets the heights of custom detents be asked for again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The card that holds the controller's view.
  open override var presentedView: UIView? { card }

  /// Where the card lies in the container, in points (S2.32).
  open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

  /// A sheet does not cover the whole screen, but where there is little height.
  open override var shouldPresentInFullscreen: Bool { effectiveStyle == .fullScreen }

  /// What is below goes only where the sheet fills the screen.
  open override var shouldRemovePresentersView: Bool { effectiveStyle == .fullScreen }

  /// Puts the dimmed ground in.
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

  override func placePresentedView() {
    guard let container, card.superview === container, let place else { return }
    dimming.frame = container.bounds
    dimming.backgroundColor = UIColor(white: 0, alpha: SheetState.dimming)
    dimming.isHidden = effectiveStyle == .fullScreen || !isDimmed
    let isCard = effectiveStyle != .fullScreen
    card.show(
      place, isCard: isCard, radius: sheet.cornerRadius ?? SheetState.cornerRadius(systemVersion),
      isFree: layout?.isFree == true, grabber: isCard && sheet.showsGrabber)
  }

  private func change(_ change: (inout SheetState) -> Void) {
    change(&sheet)
    containerView?.setNeedsLayout()
  }
}
