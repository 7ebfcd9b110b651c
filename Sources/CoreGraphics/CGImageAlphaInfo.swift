/// Constants that specify the location of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The pixel has no alpha component.
  case none = 0
  /// The alpha component is the last one, and the color components are premultiplied.
  case premultipliedLast = 1
  /// The alpha component is the first one, and the color components are premultiplied.
  case premultipliedFirst = 2
  /// The alpha component is the last one.
  case last = 3
  /// The alpha component is the first one.
  case first = 4
  /// The pixel has no alpha component, and its last byte is ignored.
  case noneSkipLast = 5
  /// The pixel has no alpha component, and its first byte is ignored.
  case noneSkipFirst = 6
  /// The pixel has an alpha component and no color.
  case alphaOnly = 7
}
