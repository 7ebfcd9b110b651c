/// Constants for whether the app may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The app may not, and the user cannot change it.
  case restricted = 0
  /// The user has forbidden it.
  case denied = 1
  /// The app may fetch in the background.
  case available = 2
}
