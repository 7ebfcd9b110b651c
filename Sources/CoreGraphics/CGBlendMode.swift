import DisplayList

/// Constants for how drawing is combined with what lies below it.
///
/// `plusDarker` is not drawn here, and so not declared.
public enum CGBlendMode: Int32, Sendable {
  /// Paints over what is below; the default.
  case normal = 0
  /// Multiplies the drawing and what is below.
  case multiply = 1
  /// Multiplies the inverses of both.
  case screen = 2
  /// Multiplies or screens, depending on what is below.
  case overlay = 3
  /// Takes the darker of both.
  case darken = 4
  /// Takes the lighter of both.
  case lighten = 5
  /// Brightens what is below to reflect the drawing.
  case colorDodge = 6
  /// Darkens what is below to reflect the drawing.
  case colorBurn = 7
  /// Darkens or lightens, depending on the drawing.
  case softLight = 8
  /// Multiplies or screens, depending on the drawing.
  case hardLight = 9
  /// Takes the difference of both.
  case difference = 10
  /// Takes the difference of both, with less contrast.
  case exclusion = 11
  /// Takes the hue of the drawing.
  case hue = 12
  /// Takes the saturation of the drawing.
  case saturation = 13
  /// Takes hue and saturation of the drawing.
  case color = 14
  /// Takes the luminosity of the drawing.
  case luminosity = 15
  /// Erases what is below.
  case clear = 16
  /// Replaces what is below.
  case copy = 17
  /// Draws where it is opaque below.
  case sourceIn = 18
  /// Draws where it is transparent below.
  case sourceOut = 19
  /// Draws over what is below where that is opaque.
  case sourceAtop = 20
  /// Draws under what is below.
  case destinationOver = 21
  /// Keeps what is below where the drawing is opaque.
  case destinationIn = 22
  /// Keeps what is below where the drawing is transparent.
  case destinationOut = 23
  /// Keeps what is below over the drawing, where that is opaque.
  case destinationAtop = 24
  /// Draws either where the other is transparent.
  case xor = 25
  /// Adds both.
  case plusLighter = 27

  /// The same mode for a display list.
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
