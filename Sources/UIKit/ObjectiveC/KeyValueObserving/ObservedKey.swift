/// The value that is observed or changes, by its name or by a key path of the class.
enum ObservedKey {
  case name(String)
  case path(AnyKeyPath)

  /// Constants that indicate whether two keys refer to the same value.
  enum Match {
    case same
    case different
    /// A name cannot be compared with a key path, nor key paths of different classes with each
    /// other.
    case unknown
  }

  func match(_ other: ObservedKey) -> Match {
    switch (self, other) {
    case (.name(let one), .name(let other)): return one == other ? .same : .different
    case (.path(let one), .path(let other)):
      if one == other { return .same }
      return type(of: one).rootType == type(of: other).rootType ? .different : .unknown
    case (.name, .path), (.path, .name): return .unknown
    }
  }
}
