import DisplayList

/// Where what a layer draws may lie.
package enum LayerDrawingExtent: Sendable {
  /// In the bounds; what reaches beyond is cut off.
  case bounds
  /// In the bounds, where lines of text that were laid out for them lie by themselves.
  case lines
  /// Anywhere: the layer stands for one that shows an image beyond its bounds.
  case anywhere
}
