/// Constants for when golden files are written instead of compared.
public enum SnapshotRecording: String, Sendable, Hashable, CaseIterable {
  /// Every golden file is written.
  case all
  /// A golden file that is missing or differs is written.
  case failed
  /// A golden file that is missing is written.
  case missing
  /// No golden file is written.
  case never

  /// Returns the record mode that the environment asks for where nothing else asks for one.
  ///
  /// `FANLIGHT_RECORD` names a case. Without it, missing files are recorded, but none where `CI` is
  /// `true`.
  public static func wanted(by environment: [String: String]) -> SnapshotRecording {
    resolved(in: environment)
  }

  /// Returns the record mode that holds for a snapshot (testing.md 6).
  ///
  /// `FANLIGHT_RECORD` of the environment comes first. Then come the modes that the test's code asks
  /// for, the innermost first, then `SNAPSHOT_TESTING_RECORD` of the environment. Without any of them
  /// it is ``missing``, or ``never`` where `CI` is `true`. A variable that names no mode is ignored.
  ///
  /// - Parameters:
  ///   - call: The mode that the assertion asks for.
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

  /// Returns whether a golden file is written now.
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
  /// Creates a mode of the word that older suites have: `true` is ``all``, `false` is ``missing``.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
