import Snapshots
import Testing

@Suite("Snapshots · when golden files are written (testing.md 6)")
struct SnapshotRecordingTests {
  @Test(
    "the environment says when to record",
    arguments: [
      ([:], .missing), (["CI": "true"], .never), (["CI": "true", "FANLIGHT_RECORD": "all"], .all),
      (["FANLIGHT_RECORD": "failed"], .failed), (["FANLIGHT_RECORD": "nonsense"], .missing),
      (["SNAPSHOT_TESTING_RECORD": "never"], .never),
      (["CI": "true", "SNAPSHOT_TESTING_RECORD": "failed"], .failed),
      (["FANLIGHT_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"], .never),
      (["FANLIGHT_RECORD": "nonsense", "SNAPSHOT_TESTING_RECORD": "all"], .all),
      (["CI": "1"], .missing),
    ] as [([String: String], SnapshotRecording)])
  func environmentSetsRecording(variables: [String: String], expected: SnapshotRecording) {
    #expect(SnapshotRecording.wanted(by: variables) == expected)
  }

  /// The sources of a recording mode, in order of precedence.
  private struct Requests: CustomTestStringConvertible {
    var environment: [String: String] = [:]
    var call: SnapshotRecording?
    var scope: SnapshotRecording?
    var trait: SnapshotRecording?
    var testDescription: String {
      "\(environment) \(call?.rawValue ?? "-") \(scope?.rawValue ?? "-") \(trait?.rawValue ?? "-")"
    }
  }

  @Test("FANLIGHT_RECORD, the call, the scope, the trait, SNAPSHOT_TESTING_RECORD: the first wins")
  func firstRequestWins() {
    let late = ["SNAPSHOT_TESTING_RECORD": "never", "CI": "true"]
    let table: [(Requests, SnapshotRecording)] = [
      (
        Requests(
          environment: late.merging(["FANLIGHT_RECORD": "missing"]) { $1 }, call: .all,
          scope: .failed, trait: .never), .missing
      ),
      (Requests(environment: late, call: .all, scope: .failed, trait: .missing), .all),
      (Requests(environment: late, scope: .failed, trait: .missing), .failed),
      (Requests(environment: late, trait: .missing), .missing),
      (Requests(environment: late), .never),
      (Requests(environment: ["CI": "true"], trait: .failed), .failed),
    ]
    for (requests, expected) in table {
      let mode = SnapshotRecording.resolved(
        call: requests.call, scope: requests.scope, trait: requests.trait,
        in: requests.environment)
      #expect(mode == expected, "\(requests.testDescription)")
    }
  }
}
