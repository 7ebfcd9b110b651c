/// Constants that specify whether the app can be launched in the background to refresh its content.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Background refresh is unavailable, and the user cannot enable it.
  case restricted = 0
  /// The user disabled background refresh for the app.
  case denied = 1
  /// Background refresh is available to the app.
  case available = 2
}
