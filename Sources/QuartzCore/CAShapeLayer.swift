public import CoreGraphics
package import DisplayList
public import Foundation

/// A layer that fills and strokes a path in its own space.
open class CAShapeLayer: CALayer {
  var shape = ShapeState()

  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// Creates nothing: archives of layers are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func change<Value>(
    _ key: String, _ property: WritableKeyPath<ShapeState, Value>, to value: Value
  ) {
    let action = beginChange(key)
    shape[keyPath: property] = value
    action?.run()
  }

  /// The path that the layer fills and strokes.
  open var path: CGPath? {
    get { shape.path }
    set { change("path", \.path, to: newValue) }
  }

  /// The color inside the outline; opaque black by default, and `nil` fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor", \.fillColor, to: newValue) }
  }

  /// The rule that determines what is inside the outline; non-zero winding by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { shape.fillRule = newValue }
  }

  /// The color of the line; `nil`, the default, strokes nothing.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor", \.strokeColor, to: newValue) }
  }

  /// The position on the path at which the line begins, from 0 through 1; 0 by default.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart", \.strokeStart, to: newValue) }
  }

  /// The position on the path at which the line ends, from 0 through 1; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd", \.strokeEnd, to: newValue) }
  }

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth", \.lineWidth, to: newValue) }
  }

  /// The ratio of a miter's length to the line's width beyond which a corner is beveled; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit", \.miterLimit, to: newValue) }
  }

  /// The shape of the line's ends; butt by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  /// The shape of the line's corners; miter by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { shape.lineJoin = newValue }
  }

  /// The offset into the dash pattern at which the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase", \.lineDashPhase, to: newValue) }
  }

  /// The lengths of dashes and gaps in turn, in points; `nil`, the default, draws an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { shape.lineDashPattern = newValue }
  }

  private static let properties: [String: LayerProperty] = [
    "fillColor": LayerProperty(\CAShapeLayer.shape.fillColor),
    "lineDashPhase": LayerProperty(\CAShapeLayer.shape.lineDashPhase),
    "lineWidth": LayerProperty(\CAShapeLayer.shape.lineWidth),
    "miterLimit": LayerProperty(\CAShapeLayer.shape.miterLimit),
    "path": LayerProperty(\CAShapeLayer.shape.path),
    "strokeColor": LayerProperty(\CAShapeLayer.shape.strokeColor),
    "strokeEnd": LayerProperty(\CAShapeLayer.shape.strokeEnd),
    "strokeStart": LayerProperty(\CAShapeLayer.shape.strokeStart),
  ]

  override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  /// Returns the filled and stroked path.
  package override func contentCommands() -> [DrawingCommand] {
    super.contentCommands() + shape.commands()
  }
}
