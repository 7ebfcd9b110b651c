import Foundation

/// When a golden picture is written again instead of compared.
public enum SnapshotRecording: String, Sendable {
  /// Always.
  case all
  /// When it is missing or differs.
  case failed
  /// When it is missing.
  case missing
  /// Not at all.
  case never

  /// What the environment asks for.
  ///
  /// `FANLIGHT_RECORD` names a case. Without it, missing pictures are recorded, but none where
  /// `CI` is `true`.
  public static func wanted(by environment: [String: String]) -> SnapshotRecording {
    if let name = environment["FANLIGHT_RECORD"], let recording = Self(rawValue: name) {
      return recording
    }
    return environment["CI"] == "true" ? .never : .missing
  }

  /// Whether a golden file is written now.
  func records(isMissing: Bool, isStale: Bool) -> Bool {
    switch self {
    case .all: true
    case .failed: isMissing || isStale
    case .missing: isMissing
    case .never: false
    }
  }
}
