public import CoreGraphics

/// The methods with which a delegate draws a layer's contents and lays out its sublayers.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Tells the delegate to draw the layer's contents, in the layer's own space.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Tells the delegate that the layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)

  /// Tells the delegate to lay out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Asks the delegate for the action for an event; `nil` continues the search, and `NSNull` ends it
  /// without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// The default implementation does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// The default implementation returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
