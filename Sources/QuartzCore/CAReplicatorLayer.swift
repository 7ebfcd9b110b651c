public import CoreGraphics
import DisplayList
public import Foundation

/// A layer that draws copies of its sublayers, each with its own transform, color and time offset.
open class CAReplicatorLayer: CALayer {
  var replication = ReplicationState()

  /// Creates a layer that draws its sublayers once.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
  }

  /// Creates a layer from an archive, which is not supported: the result is always `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of copies, including the original; 1 by default.
  open var instanceCount: Int {
    get { replication.count }
    set { replication.count = newValue }
  }

  /// The delay between the animations of one copy and the next, in seconds; 0 by default.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { replication.delay = newValue }
  }

  /// The transform from each copy to the next, relative to the anchor point; the identity by default.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set {
      let action = beginChange("instanceTransform")
      replication.transform = newValue
      action?.run()
    }
  }

  /// The color that the first copy is multiplied by; opaque white by default.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { replication.color = newValue }
  }

  /// The amount added to the red component of the color for each copy; 0 by default.
  open var instanceRedOffset: Float {
    get { replication.redOffset }
    set { replication.redOffset = newValue }
  }

  /// The amount added to the green component of the color for each copy; 0 by default.
  open var instanceGreenOffset: Float {
    get { replication.greenOffset }
    set { replication.greenOffset = newValue }
  }

  /// The amount added to the blue component of the color for each copy; 0 by default.
  open var instanceBlueOffset: Float {
    get { replication.blueOffset }
    set { replication.blueOffset = newValue }
  }

  /// The amount added to the alpha component of the color for each copy; 0 by default.
  open var instanceAlphaOffset: Float {
    get { replication.alphaOffset }
    set { replication.alphaOffset = newValue }
  }

  private static let properties: [String: LayerProperty] = [
    "instanceColor": LayerProperty(\CAReplicatorLayer.replication.color),
    "instanceTransform": LayerProperty(\CAReplicatorLayer.replication.transform),
  ]

  override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  override func sublayerCommands() -> [DrawingCommand] {
    let step = replication.transform.projection()
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    var place = CGAffineTransform.identity
    var commands: [DrawingCommand] = []
    for index in 0..<max(0, replication.count) {
      let copy = MediaRuntime.later(by: -Double(index) * replication.delay) {
        commandsOfChildren()
      }
      let moved = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(place)
        .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
      commands += replication.colored(copy, index: index).map { command in
        moved.isIdentity
          ? command
          : .group(Group(transform: moved.displayTransform, commands: [command]))
      }
      place = step.concatenating(place)
    }
    return commands
  }
}
