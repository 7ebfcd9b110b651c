extension CALayer {
  /// Creates a layer of the class on which the method is called, as returned by `layerClass`.
  ///
  /// A subclass's `init()` is not `required`, so Swift does not call it through a metatype; the
  /// convenience initializer does, and its allocating entry point takes any metatype. A test
  /// guards the symbol's name.
  @_silgen_name("$s10QuartzCore7CALayerC8_dynamicACyt_tcfC")
  package static func make(_ nothing: Void) -> Self

  /// Creates a copy of a layer by the `init(layer:)` of the class on which the method is called.
  @_silgen_name("$s10QuartzCore7CALayerC11_presentingA2C_tcfC")
  static func makeCopy(_ layer: __owned CALayer) -> Self
}
