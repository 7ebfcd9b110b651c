/// Whether a view is turned round where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned round with the language.
  case unspecified = 0
  /// Playback controls: never turned round.
  case playback = 1
  /// Things that stand for places: never turned round.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
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
