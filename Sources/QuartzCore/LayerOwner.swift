/// A weak reference of a layer to its view.
///
/// A weak reference would make each later count of the view's references slow.
@MainActor
package protocol LayerOwner: AnyObject {
  /// The delegate, which draws the layer and lays out its sublayers.
  var delegate: (any CALayerDelegate)? { get }
  /// Performs a change of the layer's geometry, and updates what depends on the geometry.
  func changeGeometry(_ change: (CALayer) -> Void)
}
