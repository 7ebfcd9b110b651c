/// A font of a document.
package enum InterfaceFont: Equatable, Sendable {
  /// The system's font of a size in points and a weight, such as `semibold`.
  case system(size: Double, weight: String)
  /// The system's bold font.
  case boldSystem(size: Double)
  /// The system's italic font.
  case italicSystem(size: Double)
  /// A text style, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name.
  case named(String, family: String?, size: Double)
}
