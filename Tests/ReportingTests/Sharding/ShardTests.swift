import Reporting
import Testing

@Suite("Reports 8 · shards")
struct ShardTests {
  private let units = (0..<23).map { "unit-\($0)" }

  @Test("Each unit is in one shard, and the sizes differ by at most one", arguments: 1...30)
  func eachUnitIsInOneShard(_ count: Int) {
    for weights in [[:], ["unit-3": 90.0, "unit-7": 1]] {
      let shards = (1...count).compactMap { Report.Shard(index: $0, of: count) }
        .map { $0.units(of: units.shuffled(), weights: weights) }
      #expect(shards.flatMap { $0 }.sorted() == units.sorted())
      if weights.isEmpty {
        let sizes = shards.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      }
    }
  }

  @Test("With weights, the longest unit has a shard of its own")
  func longestUnitHasItsOwnShard() {
    let weights = ["a": 100.0, "b": 10, "c": 10, "d": 10]
    let shard = Report.Shard(index: 1, of: 2)
    #expect(shard?.units(of: ["a", "b", "c", "d"], weights: weights) == ["a"])
  }

  @Test("Units are assigned to the shards in turn, in the order of their ids")
  func unitsAreAssignedInTurn() {
    #expect(Report.Shard(index: 2, of: 3)?.units(of: ["d", "b", "a", "c", "e"]) == ["b", "e"])
  }

  @Test(
    "i/n is a shard if i is from 1 to n",
    arguments: [
      ("1/1", true), ("4/4", true), ("0/4", false), ("5/4", false), ("1/0", false), ("-1/4", false),
      ("1", false), ("1/2/3", false), ("a/b", false), ("", false), ("1/ 2", false), ("+1/2", false),
    ])
  func shardsAreRead(_ text: String, _ isShard: Bool) {
    #expect((Report.Shard(parsing: text) != nil) == isShard)
    let shard = try? ShardArgument.shard(text, environment: [:])
    #expect((shard != nil) == isShard)
  }

  @Test(
    "auto reads the environment variables of the CI service",
    arguments: [
      (["FANLIGHT_SHARD": "2/3", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9"], 2, 3),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], 1, 4),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], 1, 4),
      (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], 4, 4),
      (["JOB_COMPLETION_INDEX": "0", "FANLIGHT_SHARDS": "2"], 1, 2),
    ] as [([String: String], Int, Int)])
  func autoReadsTheEnvironment(_ environment: [String: String], _ index: Int, _ count: Int) throws {
    let shard = try ShardArgument.shard("auto", environment: environment)
    #expect(shard == Report.Shard(index: index, of: count))
  }

  @Test(
    "auto rejects an environment without a shard, or with an invalid one",
    arguments: [
      [:], ["FANLIGHT_SHARD": "x"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
      ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], ["JOB_COMPLETION_INDEX": "0"],
      ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
    ] as [[String: String]])
  func autoRejectsInvalidEnvironments(_ environment: [String: String]) {
    #expect(throws: ReportError.self) { try ShardArgument.shard("auto", environment: environment) }
  }
}
