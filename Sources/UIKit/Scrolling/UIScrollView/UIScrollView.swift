public import Foundation

/// A view whose content may be larger than it is; the offset is the origin of its bounds (S4.18).
open class UIScrollView: UIView {
  var scroll = ScrollState()
  lazy var panRecognizer = ScrollPanGestureRecognizer(owner: self)
  lazy var pinchRecognizer = ScrollPinchGestureRecognizer(owner: self)

  /// Creates a scroll view with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addScrollRecognizers()
  }

  /// Creates a scroll view of zero size; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addScrollRecognizers()
  }

  /// Who is told of scrolling.
  ///
  /// A subclass with a delegate of its own kind declares `delegate` again, with that type; naming it
  /// there then means the subclass's.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of what is scrolled, in points.
  open var contentSize: CGSize {
    get { scroll.insets.contentSize }
    set { notifying("contentSize") { setContentSize(newValue) } }
  }

  /// The point of the content at the view's top left corner, in points, on whole pixels (S4.25).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue, telling: true) }
  }

  /// Scrolls to an offset, which may lie outside of the content (S4.23).
  ///
  /// An animated scroll takes 0.3 seconds of the device's clock: the offset grows with each picture
  /// of the screen, and the delegate is told of its end. Any scroll by this method stops content
  /// that moves by itself.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as shows a rectangle of the content (S4.26).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// Where content lies that is smaller than the view, as parts of the room that is left: 0, 0 is
  /// at the top left, 0.5, 0.5 in the middle (S4.33).
  open var contentAlignmentPoint: CGPoint {
    get { scroll.insets.alignment }
    set { changeInsets { $0.alignment = newValue } }
  }

  // MARK: Insets

  /// What the app keeps clear at the edges, in points; the system never changes it (S4.3).
  open var contentInset: UIEdgeInsets {
    get { scroll.insets.contentInset }
    set { notifying("contentInset") { setContentInset(newValue) } }
  }

  /// What app and system keep clear together (S4.2).
  open var adjustedContentInset: UIEdgeInsets { scroll.insets.adjustedContentInset }

  /// Tells that ``adjustedContentInset`` has changed, before the delegate is told (S4.28).
  open func adjustedContentInsetDidChange() {}

  /// Which edges of the safe area the system keeps clear (table 4.2).
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.insets.behavior }
    set { setBehaviorFromApp(newValue) }
  }

  /// The rectangle of the content, from its origin; its size is ``contentSize`` (S4.30).
  open var contentLayoutGuide: UILayoutGuide { existingContentGuide }

  /// The rectangle of the view itself, in the content's coordinates (S4.30).
  open var frameLayoutGuide: UILayoutGuide { existingFrameGuide }

  // MARK: Indicators

  /// What the vertical indicator keeps clear, in points, beside what the system adds (S4.31).
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.verticalInsets }
    set { changeIndicators { $0.verticalInsets = newValue } }
  }

  /// What the horizontal indicator keeps clear, in points, beside what the system adds (S4.31).
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.horizontalInsets }
    set { changeIndicators { $0.horizontalInsets = newValue } }
  }

  /// Both indicators' insets; reads the vertical one's (S4.31).
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.verticalInsets }
    set { changeIndicators { ($0.verticalInsets, $0.horizontalInsets) = (newValue, newValue) } }
  }

  /// Whether indicators also keep clear of the safe area (S4.31).
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scroll.indicators.isAdjusted }
    set { changeIndicators { $0.isAdjusted = newValue } }
  }

  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator: Bool {
    get { scroll.indicators.showsVertical }
    set { changeIndicators { $0.showsVertical = newValue } }
  }

  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator: Bool {
    get { scroll.indicators.showsHorizontal }
    set { changeIndicators { $0.showsHorizontal = newValue } }
  }

  /// The look of the indicators.
  open var indicatorStyle: IndicatorStyle {
    get { scroll.indicators.style }
    set { changeIndicators { $0.style = newValue } }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Fingers

  /// The recogniser that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

  /// The recogniser that zooms; `nil` while the least and the greatest scale are the same.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    scroll.zoom.greatest > scroll.zoom.least ? pinchRecognizer : nil
  }

  /// Whether a finger is down that may scroll.
  open var isTracking: Bool { scroll.motion.isTracking }

  /// Whether a finger scrolls.
  open var isDragging: Bool { scroll.motion.isDragging }

  /// Whether content moves by itself after a finger let go of it.
  open var isDecelerating: Bool {
    if case .throwing = scroll.motion.mover { true } else { false }
  }

  /// Whether content moves because the app asked for an animated scroll (S4.33).
  open var isScrollAnimating: Bool {
    if case .animation = scroll.motion.mover { true } else { false }
  }

  /// Whether content zooms because the app asked for an animated zoom (S4.33).
  open var isZoomAnimating: Bool { scroll.zoom.isAnimating }

  /// Stops all scrolling and zooming where it is (S4.33).
  open func stopScrollingAndZooming() { stopScrollAndZoom() }

  /// Whether fingers are held back from the content for a moment, as they may scroll (S4.34).
  open var delaysContentTouches: Bool = true

  /// Whether fingers that the content knows of may still scroll.
  open var canCancelContentTouches: Bool = true

  /// Whether a view inside hears of fingers that came down on it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view inside loses its fingers when they scroll; controls do not.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Behaviour

  /// Whether a finger can scroll.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { setScrollEnabled(newValue) }
  }

  /// Whether content stops at multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { scroll.isPagingEnabled }
    set { scroll.isPagingEnabled = newValue }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled: Bool {
    get { scroll.isDirectionalLockEnabled }
    set { scroll.isDirectionalLockEnabled = newValue }
  }

  /// How soon content stops after a finger let go of it (S4.32).
  open var decelerationRate: DecelerationRate {
    get { scroll.decelerationRate }
    set { scroll.decelerationRate = newValue }
  }

  /// Whether content springs back at its ends; on both axes.
  open var bounces: Bool {
    get { scroll.bouncesHorizontally || scroll.bouncesVertically }
    set { (scroll.bouncesHorizontally, scroll.bouncesVertically) = (newValue, newValue) }
  }

  /// Whether content springs back at its left and right ends (S4.33).
  open var bouncesHorizontally: Bool {
    get { scroll.bouncesHorizontally }
    set { scroll.bouncesHorizontally = newValue }
  }

  /// Whether content springs back at its top and bottom ends (S4.33).
  open var bouncesVertically: Bool {
    get { scroll.bouncesVertically }
    set { scroll.bouncesVertically = newValue }
  }

  /// Whether content springs up and down although it fits; such a view counts as scrolling (S4.7).
  open var alwaysBounceVertical: Bool {
    get { scroll.insets.alwaysBouncesVertically }
    set { changeInsets { $0.alwaysBouncesVertically = newValue } }
  }

  /// Whether content springs sideways although it fits; such a view counts as scrolling (S4.7).
  open var alwaysBounceHorizontal: Bool {
    get { scroll.insets.alwaysBouncesHorizontally }
    set { changeInsets { $0.alwaysBouncesHorizontally = newValue } }
  }

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { scroll.scrollsToTop }
    set { scroll.scrollsToTop = newValue }
  }

  /// How scrolling hides the keyboard (S4.32).
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scroll.keyboardDismissMode }
    set { scroll.keyboardDismissMode = newValue }
  }

  /// What a finger pulls down to load the content anew.
  open var refreshControl: UIRefreshControl? {
    get { scroll.refreshControl }
    set { setRefreshControl(newValue) }
  }

  // MARK: Zoom

  /// The least zoom scale.
  open var minimumZoomScale: CGFloat {
    get { scroll.zoom.least }
    set { setZoomLimits(least: newValue, greatest: scroll.zoom.greatest) }
  }

  /// The greatest zoom scale.
  open var maximumZoomScale: CGFloat {
    get { scroll.zoom.greatest }
    set { setZoomLimits(least: scroll.zoom.least, greatest: newValue) }
  }

  /// How much the delegate's view is scaled (S4.35).
  open var zoomScale: CGFloat {
    get { scroll.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers can zoom a little beyond the limits.
  open var bouncesZoom: Bool {
    get { scroll.zoom.bounces }
    set { scroll.zoom.bounces = newValue }
  }

  /// Whether fingers zoom.
  open var isZooming: Bool { scroll.zoom.isZooming }

  /// Whether content goes back to a limit of its scale.
  open var isZoomBouncing: Bool { scroll.zoom.isBouncing }

  /// Scales the delegate's view, within the least and greatest scale (S4.35).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(scale, animated: animated) }

  /// Scales and scrolls so that a rectangle of the delegate's view fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toFill: rect, animated: animated) }

  // MARK: For lists

  /// Runs when a finger begins to drag the content; does nothing here.
  func userWillDrag() {}

  // MARK: Safe area

  override var safeAreaEdgesForSubviews: UIRectEdge {
    UIRectEdge.all.subtracting(scroll.insets.absorbedEdges)
  }

  override func safeAreaInsetsWereStored() { updateAdjustedContentInset() }

  override func prepareForLayout() { updateAdjustedContentInset() }

  override func subviewsWerePlaced(by engine: LayoutEngine) { adoptContentSize(from: engine) }

  override func boundsWereChanged(from old: CGRect) {
    if old.size != bounds.size { updateAdjustedContentInset() }
    if old.origin != bounds.origin { setNeedsLayout() }
    placeIndicators()
    refreshControl?.contentMoved()
    contentHasMoved()
  }
}
