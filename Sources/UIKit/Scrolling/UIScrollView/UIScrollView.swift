public import Foundation

/// A view whose content may be larger than it is; the offset is the origin of its bounds (S4.18).
open class UIScrollView: UIView {
  var scroll = ScrollState()

  /// Creates a scroll view with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view of zero size; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Who is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of what is scrolled, in points.
  open var contentSize: CGSize {
    get { scroll.insets.contentSize }
    set { notifying("contentSize") { setContentSize(newValue) } }
  }

  /// The point of the content at the view's top left corner, in points, on whole pixels (S4.25).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { notifying("contentOffset") { scroll(to: newValue, telling: true) } }
  }

  /// Scrolls to an offset, which may lie outside of the content (S4.23).
  ///
  /// An animated scroll has its final offset at once; its end is told after 0.3 seconds of the
  /// device's clock.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as shows a rectangle of the content (S4.26).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

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
    get { scroll.verticalIndicatorInsets }
    set { scroll.verticalIndicatorInsets = newValue }
  }

  /// What the horizontal indicator keeps clear, in points, beside what the system adds (S4.31).
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.horizontalIndicatorInsets }
    set { scroll.horizontalIndicatorInsets = newValue }
  }

  /// Both indicators' insets; reads the vertical one's (S4.31).
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scroll.verticalIndicatorInsets }
    set {
      scroll.verticalIndicatorInsets = newValue
      scroll.horizontalIndicatorInsets = newValue
    }
  }

  /// Whether indicators also keep clear of the safe area (S4.31).
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scroll.adjustsIndicatorInsets }
    set { scroll.adjustsIndicatorInsets = newValue }
  }

  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator: Bool {
    get { scroll.showsVerticalIndicator }
    set { scroll.showsVerticalIndicator = newValue }
  }

  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator: Bool {
    get { scroll.showsHorizontalIndicator }
    set { scroll.showsHorizontalIndicator = newValue }
  }

  // MARK: Behaviour

  /// Whether a finger can scroll.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  /// Whether content springs back at its ends.
  open var bounces: Bool {
    get { scroll.bounces }
    set { scroll.bounces = newValue }
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

  // MARK: Zoom

  /// The least zoom scale.
  open var minimumZoomScale: CGFloat {
    get { scroll.minimumZoomScale }
    set { scroll.minimumZoomScale = newValue }
  }

  /// The greatest zoom scale.
  open var maximumZoomScale: CGFloat {
    get { scroll.maximumZoomScale }
    set { scroll.maximumZoomScale = newValue }
  }

  /// How much the delegate's view is scaled (S4.35).
  open var zoomScale: CGFloat {
    get { scroll.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the delegate's view, within the least and greatest scale (S4.35).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(scale) }

  /// Scales and scrolls so that a rectangle of the delegate's view fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toFill: rect) }

  // MARK: Safe area

  override var safeAreaEdgesForSubviews: UIRectEdge {
    UIRectEdge.all.subtracting(scroll.insets.absorbedEdges)
  }

  override func safeAreaInsetsWereStored() { updateAdjustedContentInset() }

  override func prepareForLayout() { updateAdjustedContentInset() }

  override func boundsWereChanged(from old: CGRect) {
    if old.size != bounds.size { updateAdjustedContentInset() }
    if old.origin != bounds.origin { setNeedsLayout() }
    contentHasMoved()
  }
}
