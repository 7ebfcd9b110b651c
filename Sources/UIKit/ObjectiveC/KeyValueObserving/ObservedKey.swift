/// What is observed or changes: a value by its name or by a key path of the class.
enum ObservedKey {
  case name(String)
  case path(AnyKeyPath)

  /// Whether two keys are the same value.
  enum Match {
    case same
    case different
    /// Names say nothing of key paths, nor key paths of one class of those of another.
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
