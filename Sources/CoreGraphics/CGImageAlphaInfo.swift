/// Constants for where the opacity of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// After the color, which is multiplied by it.
  case premultipliedLast = 1
  /// Before the color, which is multiplied by it.
  case premultipliedFirst = 2
  /// After the color.
  case last = 3
  /// Before the color.
  case first = 4
  /// There is none, and a byte after the color is left out.
  case noneSkipLast = 5
  /// There is none, and a byte before the color is left out.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}
