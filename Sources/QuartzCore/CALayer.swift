public import CoreGraphics
package import DisplayList
public import Foundation

/// A rectangle with a geometry, an appearance and sublayers, drawn through a display list.
///
/// Its state is read and written in single steps, never passed to a call that could reenter the
/// layer; so it needs no checks for overlapping accesses.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  @exclusivity(unchecked) final var geometry = LayerGeometry()
  @exclusivity(unchecked) var appearance = LayerAppearance()
  @exclusivity(unchecked) var drawing = LayerDrawing()
  @exclusivity(unchecked) var needsLayoutFlag = false
  @exclusivity(unchecked) var children: [CALayer] = []
  @exclusivity(unchecked) final var storedRare: RareLayerState?

  @exclusivity(unchecked) nonisolated(unsafe) final var parent = LayerLink()
  private final weak var assignedDelegate: (any CALayerDelegate)?

  /// The view that the layer belongs to, its delegate from the start.
  @exclusivity(unchecked) package final var owner: (any LayerOwner)?
  /// Whether the view itself changes the layer's geometry.
  @exclusivity(unchecked) package final var isChangedByOwner = false
  /// The observer of the layer's geometry; `nil` if there is none.
  @exclusivity(unchecked) package final var geometryObserver: (any LayerGeometryObserver)?

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

  /// Creates a copy of a layer for its presentation; a subclass overrides it to copy the properties
  /// that it adds.
  ///
  /// - Parameter layer: The layer; its sublayers, mask, animations and delegate are not copied.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(of: layer) }
  }

  /// The entry point of ``makeCopy(_:)``: the class's own `init(layer:)`, called through its vtable.
  @usableFromInline convenience init(_presenting layer: CALayer) {
    self.init(layer: layer)
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

  // MARK: Position

  /// The layer's rectangle in its own space; its origin is the scroll offset.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let action = beginChange("bounds")
      changeGeometry { $0.setBounds(newValue) }
      action?.run()
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set {
      let action = beginChange("position")
      changeGeometry { $0.setPosition(newValue) }
      action?.run()
    }
  }

  /// The point of the bounds that ``position`` and transforms refer to, in the unit coordinate space.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      let action = beginChange("anchorPoint")
      changeNumbers { $0.anchorPoint = newValue }
      action?.run()
    }
  }

  /// The position of the layer on the z axis, which orders it among its siblings.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      let action = beginChange("zPosition")
      changeNumbers { $0.zPosition = newValue }
      action?.run()
    }
  }

  /// The smallest rectangle of the superlayer that contains the transformed bounds (S8.32).
  open var frame: CGRect {
    get { geometry.frame }
    set {
      // A change of the frame is one of position and bounds.
      let actions = [beginChange("position"), beginChange("bounds")]
      changeGeometry { $0.setFrame(newValue) }
      for action in actions { action?.run() }
    }
  }

  /// The transform about the anchor point; the identity by default.
  ///
  /// - Divergence: With a perspective, the layer is drawn with the affine approximation of the transform
  ///   at the anchor point (S14.19).
  open var transform: CATransform3D {
    get { storedTransform }
    set { changeTransform(to: newValue) }
  }

  /// The transform of the sublayers, about the anchor point; the identity by default.
  open var sublayerTransform: CATransform3D {
    get { storedSublayerTransform }
    set {
      let action = beginChange("sublayerTransform")
      storedSublayerTransform = newValue
      action?.run()
    }
  }

  /// A Boolean value that determines whether the layer is drawn when its back faces the viewer; `true` by
  /// default.
  open var isDoubleSided: Bool {
    get { storedRare?.isDoubleSided ?? true }
    set { rare.isDoubleSided = newValue }
  }

  /// Returns the layer's transform as an affine one, about the anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    changeTransform(to: CATransform3DMakeAffineTransform(m))
  }

  // MARK: Appearance

  /// A Boolean value that determines whether the layer and its sublayers are not drawn.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set {
      let action = beginChange("hidden")
      appearance.isHidden = newValue
      action?.run()
    }
  }

  /// The opacity of the layer with its sublayers, 0 through 1.
  open var opacity: Float {
    get { appearance.opacity }
    set {
      let action = beginChange("opacity")
      appearance.opacity = newValue
      action?.run()
    }
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
    set {
      let action = beginChange("backgroundColor")
      appearance.backgroundColor = newValue
      action?.run()
    }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set {
      let action = beginChange("cornerRadius")
      appearance.cornerRadius = newValue
      action?.run()
    }
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
    set {
      let action = beginChange("borderWidth")
      appearance.borderWidth = newValue
      action?.run()
    }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set {
      let action = beginChange("borderColor")
      appearance.borderColor = newValue
      action?.run()
    }
  }

  /// The layer whose opacity the layer and its sublayers are multiplied by; `nil` by default.
  ///
  /// Its frame is in this layer's coordinates, and it has no superlayer.
  open var mask: CALayer? {
    get { storedRare?.mask }
    set { setMask(newValue) }
  }

  // MARK: Shadow

  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { storedRare.map { $0.shadow.color } ?? LayerShadow().color }
    set {
      let action = beginChange("shadowColor")
      rare.shadow.color = newValue
      action?.run()
    }
  }

  /// The opacity of the shadow, 0 through 1; 0 by default.
  open var shadowOpacity: Float {
    get { storedRare?.shadow.opacity ?? 0 }
    set {
      let action = beginChange("shadowOpacity")
      rare.shadow.opacity = newValue
      action?.run()
    }
  }

  /// The offset of the shadow from the layer, in points; 0 and −3 by default.
  open var shadowOffset: CGSize {
    get { storedRare?.shadow.offset ?? LayerShadow().offset }
    set {
      let action = beginChange("shadowOffset")
      rare.shadow.offset = newValue
      action?.run()
    }
  }

  /// The radius of the shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { storedRare?.shadow.radius ?? 3 }
    set {
      let action = beginChange("shadowRadius")
      rare.shadow.radius = newValue
      action?.run()
    }
  }

  /// The shape that casts the shadow; `nil`, the default, uses the drawing of the layer and its
  /// sublayers.
  open var shadowPath: CGPath? {
    get { storedRare?.shadow.path }
    set {
      let action = beginChange("shadowPath")
      rare.shadow.path = newValue
      action?.run()
    }
  }

  /// The layer below whose bounds the background is looked at; `nil` is the layer itself.
  package weak var backdropLayer: CALayer?

  // MARK: Contents

  /// The image that the layer shows, a `CGImage`.
  open var contents: Any? {
    get { drawing.contents }
    set {
      let action = beginChange("contents")
      drawing.setContents(newValue)
      action?.run()
    }
  }

  /// The rectangle of the image that is displayed, in the unit coordinate space.
  open var contentsRect: CGRect {
    get { drawing.contentsRect }
    set {
      let action = beginChange("contentsRect")
      drawing.contentsRect = newValue
      action?.run()
    }
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

  /// A Boolean value that indicates whether the contents are opaque; `false` by default.
  ///
  /// On a device this avoids blending. It has no visible effect.
  open var isOpaque: Bool {
    get { storedRare?.isOpaque ?? false }
    set { rare.isOpaque = newValue }
  }

  /// A Boolean value that determines whether a device caches the layer as a bitmap; `false` by
  /// default.
  ///
  /// This affects performance on a device only. It has no visible effect (S14.31).
  open var shouldRasterize: Bool {
    get { storedRare?.shouldRasterize ?? false }
    set { rare.shouldRasterize = newValue }
  }

  /// The scale of the bitmap of ``shouldRasterize``, in pixels per point; 1 by default.
  open var rasterizationScale: CGFloat {
    get { storedRare?.rasterizationScale ?? 1 }
    set { rare.rasterizationScale = newValue }
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

  /// The sublayers, back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(newValue ?? []) }
  }

  /// Adds a layer in front of the sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer into the sublayers at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sublayer; behind all if `sibling` is `nil`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, behind: sibling)
  }

  /// Inserts a layer in front of a sublayer; in front of all if `sibling` is `nil`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, inFrontOf: sibling)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, by: newLayer)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detachFromSuperlayer() }

  // MARK: Points

  /// Returns a Boolean value that indicates whether the bounds contain a point in the layer's
  /// space.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the nearest layer of this tree at a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  /// Draws the layer and its sublayers in the layer's coordinates, without animations.
  open func render(in ctx: CGContext) { recordTree(in: ctx) }

  // MARK: Time

  /// The time at which the layer's time begins, in seconds of its superlayer's; 0 by default.
  open var beginTime: CFTimeInterval {
    get { storedRare?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The basic duration, in seconds; 0 by default.
  ///
  /// A layer is shown indefinitely, so this has no effect.
  open var duration: CFTimeInterval {
    get { storedRare?.timing.duration ?? 0 }
    set { changeTiming { $0.duration = newValue } }
  }

  /// The rate at which the time of the layer and its sublayers passes; 1 by default, and 0 stops their
  /// animations.
  open var speed: Float {
    get { storedRare?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  /// An additional offset of the layer's time, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { storedRare?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// The number of repetitions; 0 by default.
  ///
  /// A layer is shown indefinitely, so this has no effect.
  open var repeatCount: Float {
    get { storedRare?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// The total time of the repetitions, in seconds; 0 by default.
  ///
  /// A layer is shown indefinitely, so this has no effect.
  open var repeatDuration: CFTimeInterval {
    get { storedRare?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// A Boolean value that determines whether the time runs backward after it has run forward; `false` by
  /// default.
  ///
  /// A layer is shown indefinitely, so this has no effect.
  open var autoreverses: Bool {
    get { storedRare?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// A constant that specifies what is shown outside the layer's active duration; `removed` by
  /// default.
  ///
  /// A layer is shown indefinitely, so this has no effect.
  open var fillMode: CAMediaTimingFillMode {
    get { storedRare?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  // MARK: Animations

  /// Adds a copy of an animation, which replaces one of the same name.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    add(anim, named: key, isShown: true)
  }

  /// Removes the animation of a name; calls its delegate: it has not finished.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Removes all animations; calls their delegates: they have not finished.
  open func removeAllAnimations() { removeAnimations { _ in true } }

  /// Returns the keys of the animations, in the order in which they were added; `nil` if there are
  /// none.
  open func animationKeys() -> [String]? {
    guard let keys = storedRare?.animations?.keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// Returns the animation for a key: the layer's own copy, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    storedRare?.animations?.entry(key)?.animation
  }

  /// Returns a copy of the layer with the current values of its animations.
  ///
  /// - Divergence: The copy has no sublayers and no superlayer.
  open func presentation() -> Self? {
    let copy = type(of: self).makeCopy(self)
    copy.present(self)
    return copy
  }

  /// Returns the layer that this one presents; the layer itself if it presents no other.
  open func model() -> Self { (storedRare?.model as? Self) ?? self }

  // MARK: Actions

  /// The actions for changes of the layer's properties, by their names; `nil` by default.
  open var actions: [String: any CAAction]? {
    get { storedRare?.actions }
    set { rare.actions = newValue }
  }

  /// Returns the action for a name: the delegate's, that of ``actions``, or the class's.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

  /// Returns the action of the class for a name; `nil` by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns a Boolean value that indicates whether a change of a name draws the contents again; `false` by
  /// default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Values

  /// Returns the value of a property, or one that was set for a name.
  open func value(forKey key: String) -> Any? { readValue(key) }

  /// Sets the value of a property, or stores a value for another key.
  open func setValue(_ value: Any?, forKey key: String) { writeValue(value, key) }

  /// Returns the value of a property or of a part of it, such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { readValue(keyPath) }

  /// Sets the value of a property or of a part of it, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeValue(value, keyPath) }

  /// Returns the animatable property of a name; `nil` if there is none.
  class func property(named name: String) -> LayerProperty? { LayerProperty.common[name] }

  // MARK: Drawing commands

  /// Returns the drawing of the layer below its sublayers, in its own space.
  package func contentCommands() -> [DrawingCommand] { recordedContents() }

  /// Returns the drawing of the layer and its sublayers, in the superlayer's space.
  package func displayCommands() -> [DrawingCommand] { presenting { composedCommands() } }

  /// Returns the drawing of the sublayers, in the layer's space.
  func sublayerCommands() -> [DrawingCommand] { commandsOfChildren() }
}
