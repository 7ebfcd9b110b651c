import Foundation
import Testing

@testable import Gallery

@Suite("The gallery's run") @MainActor
struct GalleryRunnerTests {
  private func run(_ figures: [Figure], into folder: URL) async -> [FigureOutcome] {
    var outcomes: [FigureOutcome] = []
    for await outcome in GalleryRunner().run(figures, into: folder) { outcomes.append(outcome) }
    return outcomes
  }

  private func example(
    _ name: String, needsEngine: Bool = false,
    make: @escaping @MainActor @Sendable (Stage) async throws -> FigureResult = { _ in
      FigureResult()
    }
  ) -> Figure {
    Figure(
      "001-\(name)", of: .safeArea, title: name, rule: "A rule.", statements: ["S1.1"],
      needsEngine: needsEngine, make: make)
  }

  @Test("a figure that fails, or lacks its engine or device, does not stop the others")
  func failingFiguresDoNotStopOthers() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-gallery-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcomes = await run(
      [
        example("web", needsEngine: true),
        example("lost") { _ in throw FigureFailure("Lost.", advice: "Look.") },
        example("unknown") { stage in
          _ = try stage.boot("iPhone 1000")
          return FigureResult()
        },
        try #require(Gallery.figures.first { $0.id == "001-phones" }),
      ], into: folder)

    let failures = outcomes.compactMap { outcome in
      if case .failed(_, let failure) = outcome { failure.description } else { nil }
    }
    #expect(failures.count == 3)
    #expect(failures.first == "There is no web engine.")
    #expect(failures.dropFirst().first == "Lost. Look.")
    #expect(failures.last?.contains("iPhone 1000") == true)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(files) == [
        "001-phones-iphone-8-portrait.png", "001-phones-iphone-8-landscape.png",
        "001-phones-iphone-x-portrait.png", "001-phones-iphone-x-landscape.png",
      ])
  }

  @Test("a picture that cannot be written is reported with the reason")
  func unwritablePicturesAreReported() async throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all", isDirectory: true)
    let phones = try #require(Gallery.figures.first { $0.id == "001-phones" })
    let outcomes = await run([phones], into: nowhere)

    guard case .failed(_, let failure)? = outcomes.first else {
      Issue.record("the figure was made")
      return
    }
    #expect(failure.message.contains(".png could not be written: "))
    #expect(failure.advice.contains("--out"))
  }
}
