import CoreGraphics
package import DisplayList
public import Foundation

/// A layer that shows a gradient over its background.
open class CAGradientLayer: CALayer {
  var gradient = GradientState()

  /// Creates a layer without colors.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  /// Creates nothing: archives of layers are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func change<Value>(
    _ key: String, _ property: WritableKeyPath<GradientState, Value>, to value: Value
  ) {
    let action = beginChange(key)
    gradient[keyPath: property] = value
    action?.run()
  }

  /// The colors, each a `CGColor`; fewer than two show nothing.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors", \.colors, to: newValue) }
  }

  /// The location of each gradient stop, 0 at the start and 1 at the end; `nil` spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations", \.locations, to: newValue) }
  }

  /// The start point of the gradient, in the unit coordinate space of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint", \.startPoint, to: newValue) }
  }

  /// The end point of the gradient, in the unit coordinate space of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint", \.endPoint, to: newValue) }
  }

  /// The shape of the gradient; along a line by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { gradient.type = newValue }
  }

  private static let properties: [String: LayerProperty] = [
    "colors": LayerProperty(\CAGradientLayer.gradient.colors),
    "endPoint": LayerProperty(\CAGradientLayer.gradient.endPoint),
    "locations": LayerProperty(\CAGradientLayer.gradient.locations),
    "startPoint": LayerProperty(\CAGradientLayer.gradient.startPoint),
  ]

  override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  /// Returns the gradient in the shape of the bounds.
  package override func contentCommands() -> [DrawingCommand] {
    gradient.commands(in: bounds, appearance) + super.contentCommands()
  }
}
