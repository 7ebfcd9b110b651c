/// Constants that determine whether a view is mirrored between left-to-right and right-to-left
/// layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The default: the view is mirrored.
  case unspecified = 0
  /// A view of playback controls, which is not mirrored.
  case playback = 1
  /// A view of directional controls, which is not mirrored.
  case spatial = 2
  /// Always laid out left to right.
  case forceLeftToRight = 3
  /// Always laid out right to left.
  case forceRightToLeft = 4

  /// Returns the direction of a view with this attribute in an interface that runs one way.
  package func direction(
    in interface: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
