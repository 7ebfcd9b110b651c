import Foundation
import Testing

@testable import SourceRewriter

@Suite("Rewriter · constructs of the specification")
struct FixtureTests {
  @Test("sources are rewritten as in their fixture, with its warnings", arguments: Fixture.all)
  func sourcesBecomeWhatTheFixtureSays(fixture: Fixture) async throws {
    let module = try ScratchModule(fixture.name, try fixture.texts(".before"))

    let outcome = try await module.rewrite()

    let expected = try fixture.texts(".after")
    for file in try fixture.texts(".before").keys {
      #expect(try module.copy(of: file, in: outcome) == expected[file], "\(file)")
    }
    let prefix = module.path(of: "") + "/"
    #expect(outcome.warnings.map { "\($0)".replacing(prefix, with: "") } == fixture.warnings)
  }

  @Test("no line moves", arguments: Fixture.all)
  func noLineMoves(fixture: Fixture) throws {
    let before = try fixture.texts(".before")
    for (file, after) in try fixture.texts(".after") {
      #expect(lines(after) == lines(before[file] ?? ""), "\(file)")
    }
  }

  @Test("rewritten sources do not change when they are rewritten again", arguments: Fixture.all)
  func rewritingTwiceChangesNothing(fixture: Fixture) async throws {
    let texts = try fixture.texts(".before").merging(try fixture.texts(".after")) { $1 }
    let module = try ScratchModule(fixture.name, texts)

    let outcome = try await module.rewrite()

    for (original, copy) in outcome.copies {
      let (old, new) = (try source(original), try source(copy))
      Issue.record("\(original) changes again: \(zip(old, new).first { $0 != $1 } ?? ("", ""))")
    }
  }

  private func lines(_ text: String) -> Int { text.count { $0 == "\n" } }

  private func source(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  }
}
