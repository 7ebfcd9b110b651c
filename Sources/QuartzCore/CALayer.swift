public import CoreGraphics
package import DisplayList
public import Foundation

/// A rectangle with a geometry, an appearance and sublayers, drawn through a display list.
///
/// Its state is read and written in single steps, never lent to a call that could come back; so it is
/// spared the checks for overlapping accesses.
@preconcurrency @MainActor
open class CALayer: NSObject {
  @exclusivity(unchecked) private(set) final var geometry = LayerGeometry()
  @exclusivity(unchecked) var appearance = LayerAppearance()
  @exclusivity(unchecked) var drawing = LayerDrawing()
  @exclusivity(unchecked) var needsLayoutFlag = false
  @exclusivity(unchecked) var children: [CALayer] = []

  @exclusivity(unchecked) nonisolated(unsafe) final var parent = LayerLink()
  private final weak var assignedDelegate: (any CALayerDelegate)?

  /// The view that the layer belongs to, its delegate from the start.
  @exclusivity(unchecked) package final var owner: (any LayerOwner)?
  /// Whether the view itself changes the layer's geometry.
  @exclusivity(unchecked) package final var isChangedByOwner = false
  /// The observer of the layer's geometry; `nil` if there is none.
  @exclusivity(unchecked) package final var geometryObserver: (any LayerGeometryObserver)?

  /// The layer that this one is a sublayer of.
  public var superlayer: CALayer? { parent.layer }

  /// The layer's delegate, which draws its contents and lays out its sublayers; for a view's layer,
  /// the view.
  open var delegate: (any CALayerDelegate)? {
    get { owner?.delegate ?? assignedDelegate }
    set {
      owner = nil
      assignedDelegate = newValue
    }
  }

  /// A name for the layer's owner to find it by.
  open var name: String?

  /// Creates a layer without a size.
  public override init() {
    super.init()
  }

  deinit {
    for child in children { child.parent = LayerLink() }
  }

  /// The entry point of ``make(_:)``: the class's own `init()`, called through its vtable.
  @usableFromInline convenience init(_dynamic nothing: Void) {
    self.init()
  }

  /// Creates nothing: archives of layers are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Place

  /// Changes the geometry's numbers, the observer of which learns what will be another one.
  final func store(_ change: (inout LayerGeometry) -> Void) {
    guard let geometryObserver else { return change(&geometry) }
    var changed = geometry
    change(&changed)
    geometryObserver.willChange(changed.keysThatDiffer(from: geometry), of: self)
    geometry = changed
  }

  /// The layer's rectangle in its own space; its origin is what is scrolled to.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBounds(newValue) } }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.setPosition(newValue) } }
  }

  /// The point of the bounds that ``position`` and transforms refer to, in the unit coordinate space.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeNumbers { $0.anchorPoint = newValue } }
  }

  /// The position of the layer on the z axis, which orders it among its siblings.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set { changeNumbers { $0.zPosition = newValue } }
  }

  /// The smallest rectangle of the superlayer that holds the transformed bounds (S8.32).
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.setFrame(newValue) } }
  }

  /// Returns the layer's transform as an affine one, about the anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    changeGeometry { $0.store { $0.transform = m } }
  }

  // MARK: Look

  /// A Boolean value that determines whether the layer and its sublayers are not drawn.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { appearance.isHidden = newValue }
  }

  /// The opacity of the layer with its sublayers, 0 through 1.
  open var opacity: Float {
    get { appearance.opacity }
    set { appearance.opacity = newValue }
  }

  /// A Boolean value that determines whether contents and sublayers are cut off at the bounds and
  /// their round corners.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { appearance.masksToBounds = newValue }
  }

  /// The color behind the contents.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { appearance.cornerRadius = newValue }
  }

  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { appearance.cornerCurve = newValue }
  }

  /// The corners that ``cornerRadius`` rounds.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { appearance.maskedCorners = newValue }
  }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { appearance.borderWidth = newValue }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }

  /// The background that the layer's grays and its sublayers' are made for; `nil` leaves them alone.
  ///
  /// Where what lies below the bounds is not like that, light and dark grays are exchanged, as
  /// glass of iOS 26 does.
  package var backdrop: LayerBackdrop? {
    get { appearance.backdrop }
    set { appearance.backdrop = newValue }
  }

  /// The layer below whose bounds the background is looked at; `nil` is the layer itself.
  package weak var backdropLayer: CALayer?

  // MARK: Contents

  /// The image that the layer shows, a `CGImage`.
  open var contents: Any? {
    get { drawing.contents }
    set { drawing.setContents(newValue) }
  }

  /// The rectangle of the image that is displayed, in the unit coordinate space.
  open var contentsRect: CGRect {
    get { drawing.contentsRect }
    set { drawing.contentsRect = newValue }
  }

  /// A constant that specifies how contents are positioned or scaled in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { drawing.gravity }
    set { drawing.gravity = newValue }
  }

  /// The scale factor of the image, in pixels per point.
  open var contentsScale: CGFloat {
    get { drawing.scale }
    set { drawing.scale = newValue }
  }

  /// A Boolean value that determines whether a change of the bounds' size draws the contents again.
  open var needsDisplayOnBoundsChange: Bool {
    get { drawing.needsDisplayOnBoundsChange }
    set { drawing.needsDisplayOnBoundsChange = newValue }
  }

  /// Where what is drawn may lie; in the bounds, unless the layer's owner knows better.
  package var drawingExtent: LayerDrawingExtent {
    get { drawing.extent }
    set { drawing.extent = newValue }
  }

  /// Marks the contents to be redrawn.
  open func setNeedsDisplay() { drawing.needsDisplay = true }

  /// Returns a Boolean value that indicates whether the contents will be redrawn.
  open func needsDisplay() -> Bool { drawing.needsDisplay }

  /// Draws the contents if they are marked.
  open func displayIfNeeded() {
    if drawing.needsDisplay { display() }
  }

  /// Draws the contents now, through ``draw(in:)``.
  open func display() { recordContents() }

  /// Draws the contents in the layer's coordinates; the default implementation calls the delegate's.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Layout

  /// Marks the sublayers to be laid out.
  open func setNeedsLayout() { needsLayoutFlag = true }

  /// Returns a Boolean value that indicates whether the sublayers will be laid out.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out the marked layers of this tree.
  open func layoutIfNeeded() { layOutMarkedLayers() }

  /// Lays out the sublayers; the default implementation calls the delegate's.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Sublayers

  /// The sublayers, hindmost first; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(newValue ?? []) }
  }

  /// Puts a layer in front of the sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts a layer among the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer behind a sublayer; behind all when `sibling` is `nil`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, behind: sibling)
  }

  /// Puts a layer in front of a sublayer; in front of all when `sibling` is `nil`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, inFrontOf: sibling)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, by: newLayer)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Points

  /// Returns a Boolean value that indicates whether a point of the layer's space lies in the
  /// bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the nearest layer of this tree at a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  // MARK: Drawing commands

  /// Returns what the layer draws below its sublayers, in its own space.
  package func contentCommands() -> [DrawingCommand] { recordedContents() }

  /// Returns what the layer and its sublayers draw, in the superlayer's space.
  package func displayCommands() -> [DrawingCommand] { composedCommands() }
}
