import Testing

/// A way to compile apps; the table has a column for each.
enum LanguageMode: Int, CaseIterable, CustomTestStringConvertible {
  case five, six, sixOnTheMainActor

  /// The compiler's arguments.
  var flags: [String] {
    switch self {
    case .five: ["-swift-version", "5"]
    case .six: ["-swift-version", "6"]
    case .sixOnTheMainActor:
      [
        "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InferIsolatedConformances",
      ]
    }
  }

  var testDescription: String {
    switch self {
    case .five: "mode 5"
    case .six: "mode 6"
    case .sixOnTheMainActor: "mode 6 with default isolation to the main actor"
    }
  }
}
