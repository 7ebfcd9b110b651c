/// An observer of a layer's geometry: key-value observing, which is above this module.
@MainActor
package protocol LayerGeometryObserver: AnyObject {
  /// Tells the observer which properties are about to change.
  func willChange(_ keys: [LayerGeometryKey], of layer: CALayer)
  /// Tells the observer that a change has ended, and that dependent values are updated.
  func didChange(_ layer: CALayer)
}

extension LayerGeometry {
  /// Returns the properties that differ from another geometry's.
  func keysThatDiffer(from other: LayerGeometry) -> [LayerGeometryKey] {
    LayerGeometryKey.allCases.filter { key in
      switch key {
      case .anchorPoint: anchorPoint != other.anchorPoint
      case .zPosition: zPosition != other.zPosition
      case .position: position != other.position
      case .bounds: bounds != other.bounds
      case .frame: frame != other.frame
      }
    }
  }
}
