/// The properties of a layer's geometry, in the order in which changes of them are reported.
package enum LayerGeometryKey: String, CaseIterable, Sendable {
  /// ``CALayer/anchorPoint``.
  case anchorPoint
  /// ``CALayer/zPosition``.
  case zPosition
  /// ``CALayer/position``.
  case position
  /// ``CALayer/bounds``.
  case bounds
  /// ``CALayer/frame``, which follows from the others and from the transform.
  case frame
}
