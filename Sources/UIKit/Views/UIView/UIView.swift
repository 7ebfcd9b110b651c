public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on the screen that shows something, holds other views and answers touches.
///
/// Its geometry lives in its ``layer``, in points. Overridable members stand in this body and
/// forward to the extensions beside it, one concern a file. The state that every layout touches is
/// read and written in single steps, never lent to a call that could come back; so it is spared the
/// checks for overlapping accesses.
@preconcurrency @MainActor
open class UIView: UIResponder {
  @exclusivity(unchecked) final var hierarchy = HierarchyState()
  @exclusivity(unchecked) final var storedReference: ItemReference?
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewLink = ViewLink()
  @exclusivity(unchecked) final var windowReference: ItemReference?
  /// The controller whose root view this is.
  final weak var storedController: UIViewController?
  @exclusivity(unchecked) final var layoutState = LayoutState()
  @exclusivity(unchecked) final var look = ViewLook()
  @exclusivity(unchecked) final var safeArea = SafeAreaState()
  @exclusivity(unchecked) final var margins = MarginState()
  @exclusivity(unchecked) final var traits = TraitState()
  @exclusivity(unchecked) final var constraintState = ConstraintState()
  @exclusivity(unchecked) final var storedRare: RareViewState?
  /// The layer, as the module itself asks for it: no subclass can have another one.
  final let ownLayer: CALayer

  /// A target that asks for the least size (S8.9).
  public static let layoutFittingCompressedSize: CGSize = .zero

  /// A target that asks for the greatest size, 10,000 points each way (S8.9).
  public static let layoutFittingExpandedSize: CGSize = .init(width: 10_000, height: 10_000)

  /// The value of an intrinsic size that a view does not have.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Creates a view with a frame in its future superview, in points.
  public init(frame: CGRect) {
    ownLayer = UIView.makeLayer(for: type(of: self))
    super.init()
    setUpLayer()
    // A new layer is of no size already.
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of zero size; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    ownLayer = UIView.makeLayer(for: type(of: self))
    super.init()
    setUpLayer()
  }

  deinit {
    storedReference?.end()
    for view in hierarchy.subviews { view.superviewLink = ViewLink() }
  }

  /// The entry point of `make(frame:)`: the class's own `init(frame:)`, through its vtable.
  @usableFromInline convenience init(
    _dynamic x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  // MARK: Layer

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's geometry and look.
  open var layer: CALayer { ownLayer }

  // MARK: Geometry

  /// The smallest rectangle of the superview that holds the transformed view, in points (S8.32).
  open var frame: CGRect {
    get { ownLayer.frame }
    set { notifying("frame") { changeGeometry { $0.frame = newValue } } }
  }

  /// The view's rectangle in its own space, in points.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { notifying("bounds") { changeGeometry { $0.bounds = newValue } } }
  }

  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { ownLayer.position }
    set { notifying("center") { changeGeometry { $0.position = newValue } } }
  }

  /// The transform about ``center``.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { notifying("transform") { changeGeometry { $0.setAffineTransform(newValue) } } }
  }

  /// Pixels per point that the view is drawn at.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether subviews follow the view's size by their ``autoresizingMask``.
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }

  /// What of the view stretches when its superview changes its size (S8.1).
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      layoutState.autoresizingMask = newValue
      framesOfMaskChanged()
    }
  }

  /// Returns the size that fits the view best in `size`, in points; the present size here.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits it best, its top left corner stays.
  open func sizeToFit() { fitSize() }

  /// The natural size of the contents, in points; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` has changed: the superview lays out again.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    superview?.setNeedsLayout()
  }

  // MARK: Constraints

  /// Whether views of the class cannot be laid out without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether constraints stand in for the frame and the autoresizing mask (S8.3, S8.5); turn it off
  /// for a view that is placed by constraints of its own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// Updates the view's constraints before they are solved; does nothing here (S8.33).
  open func updateConstraints() {}

  /// Marks the view to have ``updateConstraints()`` called in the next pass.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// Whether ``updateConstraints()`` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// Calls ``updateConstraints()`` now where it is due in the view and inside it.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// Returns how strongly the view opposes being larger than its content (S8.7).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(for: axis)
  }

  /// Sets how strongly the view opposes being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, for: axis) }

  /// Returns how strongly the view opposes being smaller than its content (S8.7).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance(for: axis) }

  /// Sets how strongly the view opposes being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, for: axis) }

  /// Returns the size that the constraints inside the view allow nearest to a target (S8.9).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints inside the view allow nearest to a target, each side of
  /// which counts at its priority (S8.9).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// How far the rectangle that constraints are about is from the frame's edges, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints are about, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { rectWithoutAlignmentInsets(frame) }

  /// Returns the frame of a rectangle that constraints are about.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    rectWithAlignmentInsets(alignmentRect)
  }

  /// The view whose first baseline is this view's.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this view's.
  open var forLastBaselineLayout: UIView { self }

  /// The hugging priority that the class begins with.
  func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// Whether text in the view wraps at the width that layout gives it (S8.13).
  var wrapsAtLayoutWidth: Bool { false }

  /// Returns the height of the content in a width, in points (S8.13).
  func contentHeight(atLayoutWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Runs after constraints have given the subviews their frames.
  func subviewsWerePlaced(by engine: LayoutEngine) {}

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { superviewLink.view }

  /// The views in this one, hindmost first.
  open var subviews: [UIView] { hierarchy.subviews }

  /// The window that the view is in.
  open var window: UIWindow? { windowReference?.window }

  /// A number to find the view by.
  open var tag: Int {
    get { hierarchy.tag }
    set { hierarchy.tag = newValue }
  }

  /// Puts a view in front of the subviews.
  open func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }

  /// Puts a view among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Puts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Makes two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Tells that a subview was added; does nothing here.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a subview is about to leave; does nothing here.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that the superview is about to change; does nothing here.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the superview has changed; does nothing here.
  open func didMoveToSuperview() {}

  /// Tells that the window is about to change; does nothing here.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the window has changed; does nothing here.
  open func didMoveToWindow() {}

  /// Whether the view is another one or anywhere inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the nearest view with a number, this one included; `nil` when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { owningViewController ?? superview }

  // MARK: Layout

  /// Marks the view to be laid out in the next pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out now what is marked, from the topmost marked ancestor on (S8.35).
  open func layoutIfNeeded() { layOutMarkedTree() }

  /// Places the subviews that constraints are about (S8.14).
  open func layoutSubviews() { placeSubviewsByConstraints() }

  // MARK: Safe area

  /// How far the safe area is from the edges, in points; none is negative (S1.1).
  ///
  /// Subviews derive theirs through this getter, so overriding it changes them too (S1.24).
  open var safeAreaInsets: UIEdgeInsets { safeArea.insets }

  /// Tells that ``safeAreaInsets`` has changed; does nothing here (S1.14).
  open func safeAreaInsetsDidChange() {}

  /// The part of the view that nothing covers: the bounds without the insets (S1.10).
  open var safeAreaLayoutGuide: UILayoutGuide { existingSafeAreaGuide }

  /// The edges whose insets subviews get from this view (S1.36).
  var safeAreaEdgesForSubviews: UIRectEdge { .all }

  /// The insets of a view without a superview; a window's come from its scene (S1.7, S1.8).
  var rootSafeAreaInsets: UIEdgeInsets { .zero }

  /// Runs after the view has moved in its superview or its window.
  func placeInSuperviewDidChange() { followPlaceInSuperview() }

  /// Runs right after a new safe area was stored and told.
  func safeAreaInsetsWereStored() {}

  // MARK: Margins

  /// The room to keep free at the edges, in points, with the safe area in it (S5.2).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setBaseMargins(.physical(newValue)) }
  }

  /// ``layoutMargins`` along the writing direction (S5.4).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { setBaseMargins(.directional(newValue)) }
  }

  /// Whether the view also keeps its superview's margins (S5.5).
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      updateLayoutMargins()
    }
  }

  /// Whether ``layoutMargins`` contains the safe area (S5.2).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      updateLayoutMargins()
    }
  }

  /// Tells that the margins have changed; does nothing here (S5.10).
  open func layoutMarginsDidChange() {}

  /// The bounds without the margins (S5.11).
  open var layoutMarginsGuide: UILayoutGuide { existingMarginsGuide }

  /// The room for text that is easy to read (S5.14, S5.15).
  open var readableContentGuide: UILayoutGuide { existingReadableGuide }

  // MARK: Look

  /// The colour behind the contents; `nil` shows what lies below.
  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { notifying("backgroundColor") { setBackgroundColor(newValue) } }
  }

  /// The opacity of the view with its subviews, 0 through 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { notifying("alpha") { setAlpha(newValue) } }
  }

  /// Whether the view and its subviews are neither drawn nor touched.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      notifying("hidden") { ownLayer.isHidden = newValue }
      (superview as? UIStackView)?.arrangedVisibilityChanged()
    }
  }

  /// Whether what the view draws covers all of it.
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  /// Whether contents and subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How what is drawn is placed when the view changes its size.
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { setContentMode(newValue) }
  }

  /// The colour of what can be tapped; inherited from the superview until it is set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Tells that ``tintColor`` has changed; does nothing here.
  open func tintColorDidChange() {}

  /// Marks the view to be drawn anew.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Marks the view to be drawn anew; all of it, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Draws the view into the current context; draws nothing here.
  open func draw(_ rect: CGRect) {}

  /// Draws the layer's contents by calling ``draw(_:)-(CGRect)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }

  /// Lays out the layer's sublayers: the subviews, between the controller's two calls.
  open func layoutSublayers(of layer: CALayer) { layOutSubviewsOnce() }

  // MARK: Touches

  /// Whether the view and its subviews get touches.
  open var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }

  /// Returns the nearest view at a point of this view's space that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(at: point, with: event)
  }

  /// Whether a point of this view's space lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view hears of more than one finger at a time.
  open var isMultipleTouchEnabled: Bool {
    get { touching.isMultipleTouchEnabled }
    set { touching.isMultipleTouchEnabled = newValue }
  }

  /// The recognisers that look at fingers on the view and on its subviews.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { touching.recognizers.isEmpty ? nil : touching.recognizers }
    set { replaceRecognizers(newValue ?? []) }
  }

  /// Lets a recogniser look at fingers on the view and on its subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recogniser away from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a gesture with a finger on this view or on one inside it may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Direction and traits

  /// Whether the view is turned round where text runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which the view's contents run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirectionInTraits
  }

  /// The traits that hold here.
  open var traitCollection: UITraitCollection { presentTraits }

  /// Tells that the traits have changed; does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this view and all inside it; `.unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrideStyle }
    set { setOverrideStyle(newValue) }
  }

  // MARK: Accessibility

  /// Whether assistive technologies see the view.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What assistive technologies call the view.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What assistive technologies say about using the view.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value that assistive technologies tell.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What the view is for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// A name for tests to find the view by.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Whether assistive technologies see nothing inside the view.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  // MARK: For subclasses in this module

  /// The margins before the app sets any, in points (S5.1).
  var standardLayoutMargins: UIEdgeInsets { LayoutMargins.standard }

  /// Whether a table or collection gives the view its size, which conflict reports say (S6.12).
  var isEncapsulated: Bool { false }

  /// From the top to the first baseline, in points; the bottom where there is no text (S8.10).
  package var firstBaselineFromTop: CGFloat { bounds.height }

  /// From the last baseline to the bottom, in points (S8.10).
  package var lastBaselineFromBottom: CGFloat { 0 }

  /// Takes looks that are set for the class, as far as the view has none of its own.
  func adoptAppearance(of proxy: UIView) { adoptLook(of: proxy) }

  /// Runs before the subviews are placed, with the safe area up to date (S8.34).
  func prepareForLayout() {}

  /// Runs after the bounds have changed in any way.
  func boundsWereChanged(from old: CGRect) {}

  /// What a log shows of the view: its class, and on the main thread its frame.
  nonisolated open override var description: String { viewDescription }
}

extension UIView: CALayerDelegate, UICoordinateSpace, UITraitEnvironment {}
