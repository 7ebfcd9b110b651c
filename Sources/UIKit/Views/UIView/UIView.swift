public import CoreGraphics
public import Foundation
public import QuartzCore

/// An object that manages the content of a rectangular area of the screen.
///
/// Its geometry is stored in its ``layer``, in points. Members that a subclass may override are in
/// this body and forward to the extensions beside it, one topic per file. State that every layout
/// pass accesses is read and written in single steps, which avoids the cost of exclusivity checks.
@preconcurrency @MainActor
open class UIView: UIResponder {
  @exclusivity(unchecked) final var hierarchy = HierarchyState()
  @exclusivity(unchecked) final var storedReference: ItemReference?
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewLink = ViewLink()
  @exclusivity(unchecked) final var windowReference: ItemReference?
  /// The controller whose root view this is.
  final weak var storedController: UIViewController?
  @exclusivity(unchecked) final var layoutState = LayoutState()
  @exclusivity(unchecked) final var viewAppearance = ViewAppearance()
  @exclusivity(unchecked) final var safeArea = SafeAreaState()
  @exclusivity(unchecked) final var margins = MarginState()
  @exclusivity(unchecked) final var traits = TraitState()
  @exclusivity(unchecked) final var constraintState = ConstraintState()
  @exclusivity(unchecked) final var storedRare: RareViewState?
  /// The layer, as this module accesses it: subclasses cannot override it.
  final let ownLayer: CALayer

  /// Creates a view with the given frame in its future superview, in points.
  public init(frame: CGRect) {
    ownLayer = UIView.makeLayer(for: type(of: self))
    super.init()
    setUpLayer()
    // A new layer has no size, so a zero frame needs no change.
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of zero size; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    ownLayer = UIView.makeLayer(for: type(of: self))
    super.init()
    setUpLayer()
  }

  deinit {
    storedReference?.clear()
    for view in hierarchy.subviews { view.superviewLink = ViewLink() }
  }

  // MARK: Layer

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's Core Animation layer.
  open var layer: CALayer { ownLayer }

  // MARK: Geometry

  /// The frame rectangle in the superview's coordinates, in points: the bounding box of the
  /// transformed view (S8.32).
  open var frame: CGRect {
    get { ownLayer.frame }
    set { notifying("frame") { changeGeometry { $0.frame = newValue } } }
  }

  /// The bounds rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { notifying("bounds") { changeGeometry { $0.bounds = newValue } } }
  }

  /// The center of the view in its superview's coordinates, in points.
  open var center: CGPoint {
    get { ownLayer.position }
    set { notifying("center") { changeGeometry { $0.position = newValue } } }
  }

  /// The transform applied about ``center``; the identity by default.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { notifying("transform") { changeGeometry { $0.setAffineTransform(newValue) } } }
  }

  /// The transform of space applied about ``center``; the identity by default.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { notifying("transform3D") { changeGeometry { $0.transform = newValue } } }
  }

  /// The scale factor of the view's contents, in pixels per point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// A Boolean value that determines whether subviews are resized with the view by their
  /// ``autoresizingMask``; `true` by default.
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }

  /// The mask that determines how the view is resized with its superview (S8.1).
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      layoutState.autoresizingMask = newValue
      framesOfMaskChanged()
    }
  }

  /// Returns the size that best fits `size`, in points; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits it best, keeping its origin.
  open func sizeToFit() { fitSize() }

  /// The natural size of the view's content, in points; ``noIntrinsicMetric`` for a dimension
  /// without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size, which lays out the superview again.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    superview?.setNeedsLayout()
  }

  // MARK: Constraints

  /// A Boolean value that indicates whether views of the class need constraint-based layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// A Boolean value that determines whether the autoresizing mask is translated into constraints
  /// (S8.3, S8.5); set it to `false` for a view that you position with constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// Updates the view's constraints before they are solved (S8.33); does nothing by default.
  open func updateConstraints() {}

  /// Schedules a call of ``updateConstraints()`` in the next layout pass.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// Returns a Boolean value that indicates whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// Calls ``updateConstraints()`` for the view and its descendants if it is pending.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// Returns the priority with which the view resists being larger than its intrinsic size (S8.7).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(for: axis)
  }

  /// Sets the priority with which the view resists being larger than its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, for: axis) }

  /// Returns the priority with which the view resists being smaller than its intrinsic size (S8.7).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance(for: axis) }

  /// Sets the priority with which the view resists being smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, for: axis) }

  /// Returns the size that satisfies the constraints inside the view and is nearest to a target
  /// (S8.9).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints inside the view, fitting each dimension of the
  /// target at its priority (S8.9).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The insets from the frame to the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { rectWithoutAlignmentInsets(frame) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    rectWithAlignmentInsets(alignmentRect)
  }

  /// The view whose first baseline constraints use.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline constraints use.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the hugging priority that the class begins with.
  func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// Whether text in the view wraps at the width that layout determines (S8.13).
  var wrapsAtLayoutWidth: Bool { false }

  /// Runs after constraints have given the subviews their frames.
  func subviewsWerePlaced(by engine: LayoutEngine) {}

  // MARK: Hierarchy

  /// The superview of the view, or `nil`.
  open var superview: UIView? { superviewLink.view }

  /// The view's immediate subviews, from back to front.
  open var subviews: [UIView] { hierarchy.subviews }

  /// The window of the view, or `nil`.
  open var window: UIWindow? { windowReference?.window }

  /// An integer that identifies the view; 0 by default.
  open var tag: Int {
    get { hierarchy.tag }
    set { hierarchy.tag = newValue }
  }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }

  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Inserts a subview behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Exchanges the subviews at two indexes.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Removes the view from its superview and window.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Tells the view that a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to be removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that the superview is about to change; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that the superview has changed; does nothing by default.
  open func didMoveToSuperview() {}

  /// Tells the view that the window is about to change; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that the window has changed; does nothing by default.
  open func didMoveToWindow() {}

  /// Returns a Boolean value that indicates whether the view is another view or one of its
  /// descendants.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the nearest view with a tag, this view included, or `nil`.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

  /// The next responder: the view controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { owningViewController ?? superview }

  // MARK: Layout

  /// Invalidates the current layout and schedules a layout in the next pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the view immediately if it needs layout, starting with its topmost ancestor that
  /// needs layout (S8.35).
  open func layoutIfNeeded() { layOutMarkedTree() }

  /// Lays out subviews: sets the frames of the subviews that have constraints (S8.14).
  open func layoutSubviews() { layOutConstrainedSubviews() }

  // MARK: Safe area

  /// The insets of the safe area, in points; none is negative (S1.1).
  ///
  /// Subviews derive theirs through this property, so overriding it also changes theirs (S1.24).
  open var safeAreaInsets: UIEdgeInsets { safeArea.insets }

  /// Tells the view that its safe area has changed (S1.14); does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// The layout guide of the part of the view that bars and sensors do not cover: the bounds
  /// without the safe area insets (S1.10).
  open var safeAreaLayoutGuide: UILayoutGuide { existingSafeAreaGuide }

  /// The edges whose insets subviews get from this view (S1.36).
  var safeAreaEdgesForSubviews: UIRectEdge { .all }

  /// The insets of a view without a superview; a window's come from its scene (S1.7, S1.8).
  var rootSafeAreaInsets: UIEdgeInsets { .zero }

  /// Runs after the view has moved in its superview or its window.
  func positionInSuperviewDidChange() { updateSafeAreaAfterMove() }

  /// Runs right after a new safe area was stored and reported.
  func safeAreaInsetsWereStored() {}

  // MARK: Margins

  /// The default spacing of content from the edges, in points, with the safe area included (S5.2).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setBaseMargins(.physical(newValue)) }
  }

  /// The layout margins by the layout direction, in points (S5.4).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { setBaseMargins(.directional(newValue)) }
  }

  /// A Boolean value that determines whether the view also respects its superview's margins;
  /// `false` by default (S5.5).
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      updateLayoutMargins()
    }
  }

  /// A Boolean value that determines whether ``layoutMargins`` include the safe area; `true` by
  /// default (S5.2).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      updateLayoutMargins()
    }
  }

  /// Tells the view that its layout margins have changed (S5.10); does nothing by default.
  open func layoutMarginsDidChange() {}

  /// The layout guide of the bounds without the layout margins (S5.11).
  open var layoutMarginsGuide: UILayoutGuide { existingMarginsGuide }

  /// The layout guide of a readable width for text (S5.14, S5.15).
  open var readableContentGuide: UILayoutGuide { existingReadableGuide }

  // MARK: Appearance

  /// The background color; `nil`, the default, is transparent.
  open var backgroundColor: UIColor? {
    get { viewAppearance.backgroundColor }
    set { notifying("backgroundColor") { setBackgroundColor(newValue) } }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { notifying("alpha") { setAlpha(newValue) } }
  }

  /// A Boolean value that determines whether the view is hidden.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      notifying("hidden") { ownLayer.isHidden = newValue }
      superview?.subviewDidChange(.visibility)
    }
  }

  /// A Boolean value that determines whether the view's content is opaque.
  open var isOpaque: Bool {
    get { viewAppearance.isOpaque }
    set { viewAppearance.isOpaque = newValue }
  }

  /// A Boolean value that determines whether content and subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose opacity this one is multiplied by, in its coordinates; `nil` by default.
  open var mask: UIView? {
    get { storedRare?.mask }
    set { setMask(newValue) }
  }

  /// The mode that determines how the content is laid out when the bounds change.
  open var contentMode: ContentMode {
    get { viewAppearance.contentMode }
    set { setContentMode(newValue) }
  }

  /// The first nondefault tint color of the view or its ancestors.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Tells the view that ``tintColor`` has changed; does nothing by default.
  open func tintColorDidChange() {}

  /// Marks the whole view as needing to be redrawn.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Marks the whole view as needing to be redrawn, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Draws the view into the current context; draws nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Draws the layer's contents by calling ``draw(_:)-(CGRect)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }

  /// Lays out the layer's sublayers: the subviews, between the controller's two calls.
  open func layoutSublayers(of layer: CALayer) { layOutSubviewsOnce() }

  /// Returns the action for a change of the layer: a basic animation inside an animation block, and
  /// otherwise none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action(event) }

  // MARK: Touches

  /// A Boolean value that determines whether the view and its subviews receive touches.
  open var isUserInteractionEnabled: Bool {
    get { viewAppearance.isUserInteractionEnabled }
    set { viewAppearance.isUserInteractionEnabled = newValue }
  }

  /// Returns the farthest descendant, or the view itself, that contains a point of the view's
  /// coordinates and receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(at: point, with: event)
  }

  /// Returns a Boolean value that indicates whether the view contains a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A Boolean value that determines whether the view receives more than one touch at a time;
  /// `false` by default.
  open var isMultipleTouchEnabled: Bool {
    get { touching.isMultipleTouchEnabled }
    set { touching.isMultipleTouchEnabled = newValue }
  }

  /// The gesture recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { touching.recognizers.isEmpty ? nil : touching.recognizers }
    set { replaceRecognizers(newValue ?? []) }
  }

  /// Attaches a gesture recognizer to the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Adds an interaction to the view, which retains it (S18.7).
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// The interactions of the view; none by default.
  open var interactions: [any UIInteraction] {
    get { storedRare?.interactions ?? [] }
    set { replaceInteractions(newValue) }
  }

  /// A Boolean value that determines whether a touch in the view prevents other views from receiving touches,
  /// and theirs prevent it; `false` by default (S18.8).
  open var isExclusiveTouch: Bool {
    get { touching.isExclusive }
    set { touching.isExclusive = newValue }
  }

  /// Returns a Boolean value that indicates whether a gesture recognizer may begin with a touch in
  /// the view or one of its descendants.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Direction and traits

  /// The semantic of the content, which determines whether the view is mirrored for right-to-left
  /// languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirectionInTraits
  }

  /// The traits of the view's environment.
  open var traitCollection: UITraitCollection { presentTraits }

  /// Tells the view that the traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style that the view and its descendants take; `.unspecified`, the default,
  /// inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrideStyle }
    set { setOverrideStyle(newValue) }
  }

  // MARK: For subclasses in this module

  /// The margins before the app sets any, in points (S5.1).
  var standardLayoutMargins: UIEdgeInsets { LayoutMargins.standard }

  /// Whether a table or collection view determines the view's size, which conflict reports mention
  /// (S6.12).
  var isEncapsulated: Bool { false }

  /// The distance from the top to the first baseline, in points; to the bottom if there is no text
  /// (S8.10).
  package var firstBaselineFromTop: CGFloat { bounds.height }

  /// The distance from the last baseline to the bottom, in points (S8.10).
  package var lastBaselineFromBottom: CGFloat { 0 }

  /// The line height of the text, in points, which determines the spacing of baselines; `nil` if
  /// there is none.
  var fontLineHeight: CGFloat? { nil }

  /// The item whose edges represent the view's for constraints with descendants; `nil` unless it
  /// scrolls (S4.30).
  var scrolledContent: ItemReference? { nil }

  /// Called after a change of a subview on which the arrangement of subviews depends.
  func subviewDidChange(_ change: SubviewChange) {}

  /// Applies the properties that the class's appearance proxy sets and the view does not.
  func applyAppearance(of proxy: UIView) { applyColors(of: proxy) }

  /// Called before the subviews are laid out, with an updated safe area (S8.34).
  func prepareForLayout() {}

  override var standardAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  override var respondsToUserByDefault: Bool { isUserInteractionEnabled }

  /// Runs after the bounds have changed in any way.
  func boundsWereChanged(from old: CGRect) {}

  /// A description for logs: the class, and on the main thread the frame.
  nonisolated open override var description: String { viewDescription }
}

extension UIView: CALayerDelegate, UICoordinateSpace, UITraitEnvironment {}
