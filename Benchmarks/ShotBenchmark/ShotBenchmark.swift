import ChromiumEngine
import DeviceCatalog
import Foundation
import PageHosts
import Simulator
import WebEngine

/// Takes the pictures that `make bench` times.
///
/// Each line of standard input asks for a round. "pictures" is a round with the page loaded in all
/// hosts: the device is turned, the numbers are read in the page, and six PNG files are drawn and
/// written. "page" is all that `fanlight shot` does for a page with the engine running: it opens a
/// tab for each host, loads the page, takes the six pictures and closes the tabs. The seconds of
/// each round are printed.
@main
@MainActor
struct ShotBenchmark {
  private let request: ShotRequest
  private let engine: ChromiumEngine
  private let page: PageRun

  static func main() async {
    guard CommandLine.arguments.count == 3 else { fail("usage: ShotBenchmark PAGE FOLDER") }
    do {
      let benchmark = try ShotBenchmark(
        page: URL(fileURLWithPath: CommandLine.arguments[1]),
        folder: URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true))
      while let argument = readLine() {
        print(try await benchmark.round(argument))
        fflush(nil)
      }
      await benchmark.engine.shutDown()
    } catch {
      fail("\(error)")
    }
  }

  /// The page's six pictures on an iPhone X with iOS 11, under the bars that are the default.
  private init(page: URL, folder: URL) throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let system = try device.systemRelease(for: "11")
    engine = ChromiumEngine()
    request = ShotRequest(
      pages: [
        PageSource(
          .file(page, readAccess: page.deletingLastPathComponent()),
          argument: page.lastPathComponent)
      ],
      selection: ScreenSelection(
        targets: [.init(device: device, system: system)],
        orientations: [.portrait, .landscapeRight]),
      directory: folder)
    Composition.connect(engine)
    self.page = PageRun(ShotRunner.groups(of: request)[0], request: request)
    self.page.load()
  }

  /// Takes all pictures; returns the seconds from the request to the last file.
  private func round(_ argument: String) async throws -> Double {
    for shot in request.shots { try? FileManager.default.removeItem(at: shot.image) }
    let start = ContinuousClock.now
    var outcomes: [ShotOutcome] = []
    switch argument {
    case "pictures":
      for (_, capture) in page.captures() {
        outcomes.append(await (try capture.value.get()).value)
      }
    case "page":
      for await outcome in ShotRunner(engine: engine).run(request) { outcomes.append(outcome) }
    default: throw Incomplete(reason: "there is no round \(argument)")
    }
    let time = ContinuousClock.now - start
    guard outcomes.count == 6 else { throw Incomplete(reason: "\(outcomes.count) pictures") }
    for outcome in outcomes {
      guard case .taken(let shot, let numbers, findings: []) = outcome,
        numbers.source == .measured, FileManager.default.fileExists(atPath: shot.image.path)
      else { throw Incomplete(reason: "\(outcome)") }
    }
    return time / .seconds(1)
  }

  /// A round that did not give six quiet, measured pictures.
  private struct Incomplete: Error, CustomStringConvertible {
    let reason: String
    var description: String { "a round was not complete: \(reason)" }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("ShotBenchmark: \(message)\n".utf8))
    exit(2)
  }
}
