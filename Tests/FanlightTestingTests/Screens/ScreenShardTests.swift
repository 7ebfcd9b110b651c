import Testing

@testable import FanlightTesting

@Suite("Screens · parts of a matrix (testing.md 11)")
struct ScreenShardTests {
  @Test(
    "the parts have every screen once, in order, and sizes that differ by one at most",
    arguments: 1...8)
  func partsHaveEveryScreenOnce(count: Int) throws {
    let screens = Screen.matrix(.all)
    let parts = try (1...count).map { index in
      try #require(ScreenShard("\(index)/\(count)")).part(of: screens)
    }
    #expect(Set(parts.joined()) == Set(screens))
    #expect(parts.reduce(0) { $0 + $1.count } == screens.count)
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    for part in parts {
      let places = part.compactMap { screens.firstIndex(of: $0) }
      #expect(places == places.sorted())
    }
  }

  @Test(
    "auto is the shard in the environment of a CI service",
    arguments: [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3", "FANLIGHT_SHARD": "auto"], "1/3"),
      ([:], nil), (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], nil),
    ])
  func autoIsTheShardOfTheService(environment: [String: String], part: String?) {
    #expect(ScreenShard("auto", environment: environment) == part.flatMap { ScreenShard($0) })
  }

  @Test("a test without screens runs in the first shard only, and without shards")
  func shardedTestsRunInTheFirstPart() async throws {
    let trait: ConditionTrait = .sharded
    for (text, runs) in [("1/3", true), ("2/3", false), ("3/3", false)] {
      let part = try #require(ScreenShard(text))
      #expect(
        try await ScreenShard.$ofTest.withValue(part) { try await trait.evaluate() } == runs)
    }
    #expect(try await trait.evaluate())
  }

  @Test(
    "strings that are not a shard are rejected",
    arguments: ["", "2", "0/4", "5/4", "a/b", "1/2/3", "-1/2"])
  func otherStringsAreRejected(text: String) {
    #expect(ScreenShard(text) == nil)
  }
}
