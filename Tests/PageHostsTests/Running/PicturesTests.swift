import DeviceCatalog
import Foundation
import Synchronization
import Testing
import WebEngine

@testable import PageHosts

@Suite("Screenshots of one page: concurrent hosts, outcomes in order", .serialized)
@MainActor
struct PicturesTests {
  private nonisolated static let lost = WebEngineError(.pageClosed, "The page's process ended.")

  /// A folder that exists for one test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-pictures-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  /// Returns a request for the default hosts on an iPhone X, in portrait and landscape.
  private func request(in folder: Folder) throws -> ShotRequest {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone X")
    return ShotRequest(
      pages: [PageSource(.html("x"), argument: "x")],
      selection: ScreenSelection(
        targets: [.init(device: phone, system: try phone.systemRelease(for: "11"))],
        orientations: [.portrait, .landscapeRight]),
      directory: folder.url)
  }

  private func outcomes(of request: ShotRequest, with engine: BlankEngine) async -> [ShotOutcome] {
    var outcomes: [ShotOutcome] = []
    for await outcome in ShotRunner(engine: engine).run(request) { outcomes.append(outcome) }
    return outcomes
  }

  private func isTaken(_ outcome: ShotOutcome) -> Bool {
    if case .taken(let shot, _, findings: []) = outcome {
      return FileManager.default.fileExists(atPath: shot.image.path)
    }
    return false
  }

  @Test("no host waits for the screenshot of another", .timeLimit(.minutes(1)))
  func noHostWaitsForAnother() async throws {
    let folder = try Folder()
    let request = try request(in: folder)
    // The first three captures wait for each other.
    let (begun, report) = AsyncStream.makeStream(of: Void.self)
    let gate = Task { for await _ in begun.dropFirst(2) { break } }
    let engine = BlankEngine { (_, _) throws(WebEngineError) in
      report.yield()
      await gate.value
    }
    let outcomes = await outcomes(of: request, with: engine)

    #expect(outcomes.map(\.shot) == request.shots)
    #expect(outcomes.allSatisfy(isTaken))
  }

  @Test("if the engine is lost once, every screenshot is taken, and none is reported twice")
  func lostEnginesLoseNoScreenshot() async throws {
    let folder = try Folder()
    let request = try request(in: folder)
    let engine = BlankEngine { (count, _) throws(WebEngineError) in
      if count == 1 { throw Self.lost }
    }
    let outcomes = await outcomes(of: request, with: engine)

    #expect(outcomes.map(\.shot) == request.shots)
    #expect(outcomes.allSatisfy(isTaken))
  }

  @Test("a screenshot that loses the engine each time fails, and the others are taken")
  func screenshotsThatLoseTheEngineFail() async throws {
    let folder = try Folder()
    let request = try request(in: folder)
    let engine = BlankEngine { (_, region) throws(WebEngineError) in
      if region.width > region.height { throw Self.lost }
    }
    let outcomes = await outcomes(of: request, with: engine)

    #expect(outcomes.map(\.shot) == request.shots)
    #expect(outcomes.map(isTaken) == [true, true, true, false, false, false])
    guard case .failed(_, let failure) = outcomes[5] else { return }
    #expect(failure.message.contains("The page's process ended."))
  }

  @Test("a host that loses its page twice skips its other orientation; other hosts do not")
  func hostsThatLoseTheirPageTwice() async throws {
    let folder = try Folder()
    let request = try request(in: folder)
    // The first capture of each attempt loses its page.
    let attempts = Mutex(0)
    let engine = BlankEngine { (_, region) throws(WebEngineError) in
      guard region.width < region.height else { return }
      let number = attempts.withLock { number in
        defer { number += 1 }
        return number
      }
      if number % 3 == 0 { throw Self.lost }
    }
    let outcomes = await outcomes(of: request, with: engine)

    #expect(outcomes.map(\.shot) == request.shots)
    let failed = outcomes.filter { !isTaken($0) }.map(\.shot.screen)
    #expect(failed.map(\.orientation) == [.portrait, .landscapeRight])
    #expect(Set(failed.map(\.host)).count == 1)
  }
}

extension ShotOutcome {
  /// The shot that was taken or failed.
  fileprivate var shot: Shot {
    switch self {
    case .taken(let shot, _, _), .failed(let shot, _): shot
    }
  }
}
