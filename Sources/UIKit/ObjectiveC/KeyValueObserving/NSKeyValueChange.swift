/// Constants for the kinds of change to a value.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted.
  case insertion = 2
  /// Objects were removed.
  case removal = 3
  /// Objects in it were replaced.
  case replacement = 4
}
