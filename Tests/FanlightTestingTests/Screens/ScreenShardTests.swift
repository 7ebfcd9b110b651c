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
    "words that are no part are refused",
    arguments: ["", "2", "0/4", "5/4", "a/b", "1/2/3", "-1/2"])
  func otherWordsAreRefused(text: String) {
    #expect(ScreenShard(text) == nil)
  }
}
