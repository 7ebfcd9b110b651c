/// Constants for how colors are kept that a color space has not.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context.
  case defaultIntent = 0
  /// Colors are kept, others are clipped.
  case absoluteColorimetric = 1
  /// Colors are shifted with the white point.
  case relativeColorimetric = 2
  /// The relation of colors is kept.
  case perceptual = 3
  /// The saturation of colors is kept.
  case saturation = 4
}
