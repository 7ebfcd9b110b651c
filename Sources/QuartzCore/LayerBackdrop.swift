/// The luminance of the content below a layer.
package enum LayerBackdrop: Sendable {
  case light
  case dark
}
