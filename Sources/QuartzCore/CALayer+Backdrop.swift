extension CALayer {
  /// The luminance of the content below for which the grays of the layer and its sublayers are intended;
  /// `nil` for any.
  ///
  /// If the content below the bounds has the other luminance, light and dark grays are exchanged, as in the
  /// glass of iOS 26.
  package var backdrop: LayerBackdrop? {
    get { appearance.backdrop }
    set { appearance.backdrop = newValue }
  }

  /// The area to which the drawing is limited: the bounds, unless the layer's owner sets another
  /// one.
  package var drawingExtent: LayerDrawingExtent {
    get { drawing.extent }
    set { drawing.extent = newValue }
  }
}
