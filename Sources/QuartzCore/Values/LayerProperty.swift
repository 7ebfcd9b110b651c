/// A layer property that animations can change.
///
/// Setting it changes the stored value only and informs no observer, as with the presentation layer's.
@MainActor
struct LayerProperty {
  /// Returns the stored value; `nil` if there is none.
  let read: (CALayer) -> AnimatableValue?
  /// Sets the stored value; a value of another type is ignored, as on Apple systems.
  let write: (CALayer, AnimatableValue?) -> Void

  /// Creates the property at a key path of a layer class.
  init<Layer: CALayer, Value: LayerValue>(_ path: ReferenceWritableKeyPath<Layer, Value>) {
    read = { ($0 as? Layer)?[keyPath: path].animatable }
    write = { layer, value in
      guard let value = Value(value) else { return }
      (layer as? Layer)?[keyPath: path] = value
    }
  }

  /// Creates a property from closures.
  init(
    read: @escaping (CALayer) -> AnimatableValue?,
    write: @escaping (CALayer, AnimatableValue?) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// The properties of every layer.
  static let common: [String: LayerProperty] = [
    "anchorPoint": LayerProperty(\CALayer.geometry.anchorPoint),
    "backgroundColor": LayerProperty(\CALayer.appearance.backgroundColor),
    "borderColor": LayerProperty(\CALayer.appearance.borderColor),
    "borderWidth": LayerProperty(\CALayer.appearance.borderWidth),
    "bounds": LayerProperty(\CALayer.geometry.bounds),
    "contents": LayerProperty(
      read: { $0.drawing.contents.flatMap { AnimatableValue.other($0) } },
      write: { layer, value in layer.drawing.contents = value?.object }),
    "contentsRect": LayerProperty(\CALayer.drawing.contentsRect),
    "cornerRadius": LayerProperty(\CALayer.appearance.cornerRadius),
    "hidden": LayerProperty(\CALayer.appearance.isHidden),
    "masksToBounds": LayerProperty(\CALayer.appearance.masksToBounds),
    "opacity": LayerProperty(\CALayer.appearance.opacity),
    "position": LayerProperty(\CALayer.geometry.position),
    "shadowColor": LayerProperty(\CALayer.rare.shadow.color),
    "shadowOffset": LayerProperty(\CALayer.rare.shadow.offset),
    "shadowOpacity": LayerProperty(\CALayer.rare.shadow.opacity),
    "shadowPath": LayerProperty(\CALayer.rare.shadow.path),
    "shadowRadius": LayerProperty(\CALayer.rare.shadow.radius),
    "sublayerTransform": LayerProperty(\CALayer.storedSublayerTransform),
    "transform": LayerProperty(\CALayer.storedTransform),
    "zPosition": LayerProperty(\CALayer.geometry.zPosition),
  ]
}
