/// Constants for the models of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown color model.
  case unknown = -1
  /// A monochrome model, with a single gray component.
  case monochrome = 0
  /// The RGB model, with red, green and blue components.
  case rgb = 1
}
