import DisplayList

/// Constants that specify how drawing is blended with the background.
///
/// `plusDarker` is not supported, and so not declared.
public enum CGBlendMode: Int32, Sendable {
  /// Paints over the background; the default.
  case normal = 0
  /// Multiplies the drawing with the background.
  case multiply = 1
  /// Multiplies the inverses of the drawing and the background.
  case screen = 2
  /// Multiplies or screens, depending on the background.
  case overlay = 3
  /// Keeps the darker of the drawing and the background.
  case darken = 4
  /// Keeps the lighter of the drawing and the background.
  case lighten = 5
  /// Brightens the background to reflect the drawing.
  case colorDodge = 6
  /// Darkens the background to reflect the drawing.
  case colorBurn = 7
  /// Darkens or lightens the background, depending on the drawing.
  case softLight = 8
  /// Multiplies or screens, depending on the drawing.
  case hardLight = 9
  /// Subtracts the darker of drawing and background from the lighter one.
  case difference = 10
  /// Like ``difference``, with less contrast.
  case exclusion = 11
  /// Uses the hue of the drawing with the saturation and luminosity of the background.
  case hue = 12
  /// Uses the saturation of the drawing with the hue and luminosity of the background.
  case saturation = 13
  /// Uses the hue and saturation of the drawing with the luminosity of the background.
  case color = 14
  /// Uses the luminosity of the drawing with the hue and saturation of the background.
  case luminosity = 15
  /// Erases the background.
  case clear = 16
  /// Replaces the background.
  case copy = 17
  /// Draws only where the background is opaque, and replaces it.
  case sourceIn = 18
  /// Draws only where the background is transparent.
  case sourceOut = 19
  /// Draws over the background where that is opaque.
  case sourceAtop = 20
  /// Draws under the background.
  case destinationOver = 21
  /// Keeps the background where the drawing is opaque.
  case destinationIn = 22
  /// Keeps the background where the drawing is transparent.
  case destinationOut = 23
  /// Keeps the background over the drawing, where the drawing is opaque.
  case destinationAtop = 24
  /// Keeps the drawing and the background where the other is transparent.
  case xor = 25
  /// Adds the components of the drawing and the background.
  case plusLighter = 27

  /// The corresponding mode of a display list.
  var displayMode: BlendMode {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor,
    ]
    return Int(rawValue) < modes.count ? modes[Int(rawValue)] : .plusLighter
  }
}
