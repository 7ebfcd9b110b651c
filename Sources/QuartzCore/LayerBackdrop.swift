/// What lies below a layer, on the whole.
package enum LayerBackdrop: Sendable {
  case light
  case dark
}
