/// Constants for the result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch has failed.
  case failed = 2
}
