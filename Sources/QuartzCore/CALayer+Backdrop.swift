extension CALayer {
  /// The luminance of the content below that the grays of the layer and its sublayers are made for; `nil`
  /// for any.
  ///
  /// If the content below the bounds has the other luminance, light and dark grays are exchanged, as in the
  /// glass of iOS 26.
  package var backdrop: LayerBackdrop? {
    get { appearance.backdrop }
    set { appearance.backdrop = newValue }
  }

  /// The area that the drawing is limited to: the bounds, unless the layer's owner knows better.
  package var drawingExtent: LayerDrawingExtent {
    get { drawing.extent }
    set { drawing.extent = newValue }
  }
}
