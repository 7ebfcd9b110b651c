/// Constants that specify when golden files are written.
public enum SnapshotRecording: String, Sendable, Hashable, CaseIterable {
  /// All golden files are written.
  case all
  /// Golden files that are missing or differ are written.
  case failed
  /// Golden files that are missing are written.
  case missing
  /// No golden files are written.
  case never

  /// Returns the record mode of an environment, if nothing else specifies one.
  ///
  /// `FANLIGHT_RECORD` is the name of a case. Without it, the mode is ``missing``, or ``never`` if `CI` is
  /// `true`.
  public static func wanted(by environment: [String: String]) -> SnapshotRecording {
    resolved(in: environment)
  }

  /// Returns the record mode of a snapshot (testing.md 6).
  ///
  /// `FANLIGHT_RECORD` in the environment takes precedence. Then come the modes in the test's code, the
  /// innermost first, then `SNAPSHOT_TESTING_RECORD` in the environment. Without any of them the mode is
  /// ``missing``, or ``never`` if `CI` is `true`. Variables with an unknown value are ignored.
  ///
  /// - Parameters:
  ///   - call: The mode of the assertion.
  ///   - scope: The mode of the innermost `withSnapshotTesting(record:diffTool:operation:)`.
  ///   - trait: The mode of the innermost trait `.snapshots(record:diffTool:)`.
  ///   - environment: The environment of the process.
  public static func resolved(
    call: SnapshotRecording? = nil, scope: SnapshotRecording? = nil,
    trait: SnapshotRecording? = nil, in environment: [String: String]
  ) -> SnapshotRecording {
    func mode(_ variable: String) -> SnapshotRecording? {
      environment[variable].flatMap(Self.init(rawValue:))
    }
    return mode("FANLIGHT_RECORD") ?? call ?? scope ?? trait ?? mode("SNAPSHOT_TESTING_RECORD")
      ?? (environment["CI"] == "true" ? .never : .missing)
  }

  /// Returns whether the mode writes a golden file.
  package func records(isMissing: Bool, isStale: Bool) -> Bool {
    switch self {
    case .all: true
    case .failed: isMissing || isStale
    case .missing: isMissing
    case .never: false
    }
  }
}

extension SnapshotRecording: ExpressibleByBooleanLiteral {
  /// Creates a mode from the Boolean value of older suites: `true` is ``all``, `false` is ``missing``.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
