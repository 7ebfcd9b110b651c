/// A mode that determines how drawing is composited with what lies below it.
///
/// The names are those of Core Graphics. The modes are those of Porter and Duff, and those of the
/// PDF specification.
public enum BlendMode: String, Sendable {
  /// The drawing lies over what is below.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiplied where it is dark below, screened where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is below, brightened by the drawing.
  case colorDodge
  /// What is below, darkened by the drawing.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplied where the drawing is dark, screened where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The drawing's hue.
  case hue
  /// The drawing's saturation.
  case saturation
  /// The drawing's hue and saturation.
  case color
  /// The drawing's luminosity.
  case luminosity
  /// What is below is erased.
  case clear
  /// The drawing in place of what is below.
  case copy
  /// The drawing where it is opaque below.
  case sourceIn
  /// The drawing where it is transparent below.
  case sourceOut
  /// The drawing over what is below, where that is opaque.
  case sourceAtop
  /// The drawing under what is below.
  case destinationOver
  /// What is below where the drawing is opaque.
  case destinationIn
  /// What is below where the drawing is transparent.
  case destinationOut
  /// What is below over the drawing, where that is opaque.
  case destinationAtop
  /// Either of both, where the other is transparent.
  case xor
  /// The sum of both.
  case plusLighter
}
