/// Constants that specify how to handle colors outside a color space's gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the graphics context.
  case defaultIntent = 0
  /// Keeps the colors in the gamut, and maps others to the nearest color.
  case absoluteColorimetric = 1
  /// Shifts all colors to match the white point.
  case relativeColorimetric = 2
  /// Preserves the visual relationship between colors.
  case perceptual = 3
  /// Preserves the saturation of colors.
  case saturation = 4
}
