import DisplayList

/// Constants that specify the area to which a layer's drawing is limited.
package enum LayerDrawingExtent: Sendable {
  /// The bounds; drawing outside them is clipped.
  case bounds
  /// The bounds, in which text that was laid out for them fits without a clip.
  case lines
  /// No limit: the layer represents one that shows an image beyond its bounds.
  case anywhere
}
