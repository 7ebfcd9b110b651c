/// The design of bars in an era.
package enum BarDesign: Sendable, Hashable {
  /// A translucent strip from edge to edge with a hairline.
  case strip
  /// Items float on glass, without a strip.
  case glass
}
