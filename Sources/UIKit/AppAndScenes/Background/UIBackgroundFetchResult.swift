/// Constants that specify the result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The app fetched new data.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}
