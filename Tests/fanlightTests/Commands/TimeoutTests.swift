import Foundation
import Glibc
import Testing

@Suite("fanlight shot --timeout: the limit is kept, and the reported cause is right")
struct TimeoutTests {
  @Test(
    "pages whose processes are suspended fail in time, each with its cause; status 2")
  func suspendedPagesFailInTime() throws {
    let held = try PendingRun()
    try Data("<!doctype html><p>Hi".utf8)
      .write(to: held.folder.url.appendingPathComponent("quick.html"))
    let process = try held.start(
      // Long enough for the page to request its image even if the machine is busy.
      pages: ["page.html", "quick.html"], arguments: ["--timeout", "8"])
    #expect(!held.freeze("--type=renderer", until: process).isEmpty)
    let clock = ContinuousClock.now
    let errors = held.errors.fileHandleForReading
    let newline = UInt8(ascii: "\n")
    var told = Data()
    // The limit, half a second, and time for a busy machine; the next page's process is suspended as well.
    for count in 1...2 {
      while told.count(where: { $0 == newline }) < count, case let piece = errors.availableData,
        !piece.isEmpty
      { told += piece }
      #expect(ContinuousClock.now - clock < .milliseconds(9500 * count))
    }
    told += try errors.readToEnd() ?? Data()
    process.waitUntilExit()

    let lines = String(decoding: told, as: UTF8.self).split(separator: "\n")
    let place = "on iPhone X, iOS 16.7, portrait, wkwebview"
    #expect(
      lines.prefix(2) == ["1/2 page.html \(place): failed", "2/2 quick.html \(place): failed"])
    for page in ["page.html", "quick.html"] {
      let start =
        "fanlight: \(page) could not be pictured within 8 s: its process did not respond."
      #expect(lines.contains { $0.hasPrefix(start) })
    }
    #expect(process.terminationStatus == 2)
    #expect(held.pictures.isEmpty)
    #expect(held.leftovers.isEmpty)
  }

  private func run(_ body: String, headers: [String] = [], _ arguments: String...) throws
    -> CommandRun
  {
    let folder = try TemporaryFolder()
    let server = try LoopbackListener()
    server.setResponse("200 OK", headers: headers, body: body)
    return try CommandRun(
      arguments: ["shot", server.address("/page"), "--device", "iPhone X", "--host", "wkwebview"]
        + ["--out", "out", "--quiet"] + arguments, folder: folder.url)
  }

  /// The advice for a server that does not respond, which would be wrong for these pages.
  private static let silence = "Check that the server responds"

  @Test("a body that does not match its Content-Encoding is reported immediately; status 2")
  func mismatchedContentEncodingIsReported() throws {
    let run = try run("no gzip", headers: ["Content-Encoding: gzip"])
    #expect(run.status == 2)
    #expect(run.errors.contains("could not be loaded: its contents are not encoded as 127.0.0.1"))
    #expect(run.errors.contains("Compare the response with its Content-Encoding."))
    #expect(!run.errors.contains(Self.silence))
  }

  @Test("a document without a root element is reported as such; status 2")
  func missingRootElementsAreReported() throws {
    let run = try run("<p>x<script>document.documentElement.remove()</script>")
    #expect(run.status == 2)
    #expect(run.errors.contains("could not be shown: The page has no root element"))
    #expect(!run.errors.contains(Self.silence))
  }

  @Test(
    "a page that is too expensive to run or paint is not reported as a failure of its server",
    arguments: [
      "location.hash = 'x'.repeat(1e8)",
      """
      for (let i = 0; i < 50; i++) {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 16000;
        canvas.getContext('2d').fillRect(0, 0, 9, 9);
        document.body.append(canvas);
      }
      """,
    ])
  func expensivePagesAreNoServerFailure(_ script: String) throws {
    let run = try run("<body><p>x<script>\(script)</script>", "--timeout", "20", "--json")
    #expect(!run.errors.contains(Self.silence))
    // A fast machine may paint the page, and one with little memory may end its process; on a busy machine the
    // timeout may occur at any point of the load.
    let endings = [
      "its process did not respond.",
      "the page was still busy when its time ran out",
      "nothing of it was there within 20 s",
      "memory",
    ]
    #expect(run.status == 0 || endings.contains { run.errors.contains($0) }, "\(run.errors)")
  }
}
