/// Constants for the models of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// No model.
  case unknown = -1
  /// One component: a gray.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
}
