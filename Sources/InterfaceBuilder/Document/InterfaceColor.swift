/// A color of a document.
package enum InterfaceColor: Equatable, Sendable {
  /// Components in a color space, from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// A level of gray with its alpha, from 0 to 1.
  case white(Double, alpha: Double)
  /// A color of an asset catalog.
  case named(String)
  /// A color of the system, such as `systemBackgroundColor`.
  case system(String)
}
