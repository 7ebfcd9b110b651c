public import Foundation

/// A view that scrolls and zooms its content.
///
/// The content offset is the origin of the bounds (S4.18).
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

  /// Creates a scroll view of zero size; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addScrollRecognizers()
  }

  /// The delegate of the scroll view.
  ///
  /// A subclass whose delegate has another type declares `delegate` again with that type, which
  /// shadows this one.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content view, in points.
  open var contentSize: CGSize {
    get { scroll.insets.contentSize }
    set { notifying("contentSize") { setContentSize(newValue) } }
  }

  /// The point of the content at the origin of the scroll view, in points, on whole pixels (S4.25).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue, telling: true) }
  }

  /// Sets the content offset, which may be beyond the content (S4.23).
  ///
  /// An animated change takes 0.3 seconds of the virtual clock: the offset advances with each
  /// frame, and the delegate receives `scrollViewDidEndScrollingAnimation(_:)` at its end. Any call
  /// stops deceleration and an earlier animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible (S4.26).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// The alignment of content smaller than the scroll view, as fractions of the free space: (0, 0)
  /// is the top-left corner, (0.5, 0.5) the center (S4.33).
  open var contentAlignmentPoint: CGPoint {
    get { scroll.insets.alignment }
    set { changeInsets { $0.alignment = newValue } }
  }

  // MARK: Insets

  /// The distance by which the app insets the content from the edges, in points; the system never
  /// changes it (S4.3).
  open var contentInset: UIEdgeInsets {
    get { scroll.insets.contentInset }
    set { notifying("contentInset") { setContentInset(newValue) } }
  }

  /// The content inset together with the safe area insets that the adjustment behavior adds, in
  /// points (S4.2).
  open var adjustedContentInset: UIEdgeInsets { scroll.insets.adjustedContentInset }

  /// Tells the scroll view that its adjusted content inset has changed, before the delegate is
  /// informed (S4.28).
  open func adjustedContentInsetDidChange() {}

  /// The behavior that determines which safe area insets are added to the content inset (table
  /// 4.2).
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ContentInsetAdjustmentBehavior(scroll.insets.adjustment) }
    set { setBehaviorFromApp(newValue) }
  }

  /// The layout guide of the untransformed content rectangle; its size is ``contentSize`` (S4.30).
  open var contentLayoutGuide: UILayoutGuide { existingContentGuide }

  override var scrolledContent: ItemReference? { contentLayoutGuide.reference }

  /// The layout guide of the scroll view's frame, in the content's coordinates (S4.30).
  open var frameLayoutGuide: UILayoutGuide { existingFrameGuide }

  // MARK: Indicators

  /// The inset of the vertical scroll indicator, in points, in addition to the system's (S4.31).
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.verticalInsets }
    set { changeIndicators { $0.verticalInsets = newValue } }
  }

  /// The inset of the horizontal scroll indicator, in points, in addition to the system's (S4.31).
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.horizontalInsets }
    set { changeIndicators { $0.horizontalInsets = newValue } }
  }

  /// The insets of both scroll indicators; reading returns the vertical one's (S4.31).
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scroll.indicators.verticalInsets }
    set { changeIndicators { ($0.verticalInsets, $0.horizontalInsets) = (newValue, newValue) } }
  }

  /// A Boolean value that determines whether the system adds the safe area to the scroll indicator
  /// insets (S4.31).
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scroll.indicators.isAdjusted }
    set { changeIndicators { $0.isAdjusted = newValue } }
  }

  /// A Boolean value that determines whether the vertical scroll indicator is visible.
  open var showsVerticalScrollIndicator: Bool {
    get { scroll.indicators.showsVertical }
    set { changeIndicators { $0.showsVertical = newValue } }
  }

  /// A Boolean value that determines whether the horizontal scroll indicator is visible.
  open var showsHorizontalScrollIndicator: Bool {
    get { scroll.indicators.showsHorizontal }
    set { changeIndicators { $0.showsHorizontal = newValue } }
  }

  /// The style of the scroll indicators.
  open var indicatorStyle: IndicatorStyle {
    get { scroll.indicators.style }
    set { changeIndicators { $0.style = newValue } }
  }

  /// Shows the scroll indicators momentarily.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Touches

  /// The pan gesture recognizer that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

  /// The pinch gesture recognizer that zooms; `nil` while the minimum and maximum zoom scales are
  /// equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    scroll.zoom.greatest > scroll.zoom.least ? pinchRecognizer : nil
  }

  /// A Boolean value that indicates whether a touch is down that may start to scroll.
  open var isTracking: Bool { scroll.motion.isTracking }

  /// A Boolean value that indicates whether the user is scrolling the content.
  open var isDragging: Bool { scroll.motion.isDragging }

  /// A Boolean value that indicates whether the content is moving after the user has ended a drag.
  open var isDecelerating: Bool {
    if case .throwing = scroll.motion.mover { true } else { false }
  }

  /// A Boolean value that indicates whether an animated scroll that the app started is running
  /// (S4.33).
  open var isScrollAnimating: Bool {
    if case .animation = scroll.motion.mover { true } else { false }
  }

  /// A Boolean value that indicates whether an animated zoom that the app started is running
  /// (S4.33).
  open var isZoomAnimating: Bool { scroll.zoom.isAnimating }

  /// Stops all scrolling and zooming at the current position (S4.33).
  open func stopScrollingAndZooming() { stopScrollAndZoom() }

  /// A Boolean value that determines whether touches are delayed until it is known that they do not
  /// scroll; `true` by default (S4.34).
  open var delaysContentTouches: Bool = true

  /// A Boolean value that determines whether a touch that content is tracking may still start to
  /// scroll; `true` by default.
  open var canCancelContentTouches: Bool = true

  /// Returns a Boolean value that indicates whether a subview receives the touches that began in
  /// it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns a Boolean value that indicates whether touches in a subview are canceled once they
  /// scroll; `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Behavior

  /// A Boolean value that determines whether the user can scroll.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { setScrollEnabled(newValue) }
  }

  /// A Boolean value that determines whether scrolling stops at multiples of the scroll view's
  /// bounds.
  open var isPagingEnabled: Bool {
    get { scroll.isPagingEnabled }
    set { scroll.isPagingEnabled = newValue }
  }

  /// A Boolean value that determines whether a drag stays on the axis it began along.
  open var isDirectionalLockEnabled: Bool {
    get { scroll.isDirectionalLockEnabled }
    set { scroll.isDirectionalLockEnabled = newValue }
  }

  /// The rate of deceleration after the user ends a drag (S4.32).
  open var decelerationRate: DecelerationRate {
    get { scroll.decelerationRate }
    set { scroll.decelerationRate = newValue }
  }

  /// A Boolean value that determines whether content bounces past its edges, on both axes.
  open var bounces: Bool {
    get { scroll.bouncesHorizontally || scroll.bouncesVertically }
    set { (scroll.bouncesHorizontally, scroll.bouncesVertically) = (newValue, newValue) }
  }

  /// A Boolean value that determines whether content bounces past its left and right edges (S4.33).
  open var bouncesHorizontally: Bool {
    get { scroll.bouncesHorizontally }
    set { scroll.bouncesHorizontally = newValue }
  }

  /// A Boolean value that determines whether content bounces past its top and bottom edges (S4.33).
  open var bouncesVertically: Bool {
    get { scroll.bouncesVertically }
    set { scroll.bouncesVertically = newValue }
  }

  /// A Boolean value that determines whether content that fits still bounces vertically; such an
  /// axis counts as scrollable (S4.7).
  open var alwaysBounceVertical: Bool {
    get { scroll.insets.alwaysBouncesVertically }
    set { changeInsets { $0.alwaysBouncesVertically = newValue } }
  }

  /// A Boolean value that determines whether content that fits still bounces horizontally; such an
  /// axis counts as scrollable (S4.7).
  open var alwaysBounceHorizontal: Bool {
    get { scroll.insets.alwaysBouncesHorizontally }
    set { changeInsets { $0.alwaysBouncesHorizontally = newValue } }
  }

  /// A Boolean value that determines whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { scroll.scrollsToTop }
    set { scroll.scrollsToTop = newValue }
  }

  /// The manner in which scrolling dismisses the keyboard (S4.32).
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scroll.keyboardDismissMode }
    set { scroll.keyboardDismissMode = newValue }
  }

  /// The refresh control of the scroll view.
  open var refreshControl: UIRefreshControl? {
    get { scroll.refreshControl }
    set { setRefreshControl(newValue) }
  }

  // MARK: Zoom

  /// The minimum scale of the zoomed view.
  open var minimumZoomScale: CGFloat {
    get { scroll.zoom.least }
    set { setZoomLimits(least: newValue, greatest: scroll.zoom.greatest) }
  }

  /// The maximum scale of the zoomed view.
  open var maximumZoomScale: CGFloat {
    get { scroll.zoom.greatest }
    set { setZoomLimits(least: scroll.zoom.least, greatest: newValue) }
  }

  /// The current scale of the zoomed view (S4.35).
  open var zoomScale: CGFloat {
    get { scroll.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A Boolean value that determines whether zooming bounces past the scale limits.
  open var bouncesZoom: Bool {
    get { scroll.zoom.bounces }
    set { scroll.zoom.bounces = newValue }
  }

  /// A Boolean value that indicates whether the user is zooming.
  open var isZooming: Bool { scroll.zoom.isZooming }

  /// A Boolean value that indicates whether the content is bouncing back to a scale limit.
  open var isZoomBouncing: Bool { scroll.zoom.isBouncing }

  /// Sets the scale of the zoomed view, within the minimum and maximum scale (S4.35).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(scale, animated: animated) }

  /// Zooms to a rectangle of the zoomed view, so that it fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toFill: rect, animated: animated) }

  // MARK: For lists

  /// Called when a touch begins to drag the content; does nothing here.
  func userWillDrag() {}

  /// Called when content that the user has dragged comes to rest; does nothing here.
  func scrollingDidEnd() {}

  // MARK: Safe area

  override var safeAreaEdgesForSubviews: UIRectEdge {
    UIRectEdge.all.subtracting(scroll.insets.absorbedEdges)
  }

  override func safeAreaInsetsWereStored() { updateAdjustedContentInset() }

  override func prepareForLayout() { updateAdjustedContentInset() }

  override func subviewsWerePlaced(by engine: LayoutEngine) { updateContentSize(from: engine) }

  override func boundsWereChanged(from old: CGRect) {
    if old.size != bounds.size { updateAdjustedContentInset() }
    if old.origin != bounds.origin { setNeedsLayout() }
    layOutIndicators()
    refreshControl?.contentMoved()
    contentHasMoved()
  }
}
