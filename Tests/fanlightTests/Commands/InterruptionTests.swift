import Foundation
import Glibc
import LoopbackServer
import Testing

@Suite("An interrupted program leaves no process, no temporary file and no partial picture")
struct InterruptionTests {
  @Test(
    "by a termination signal: nothing is left when the program has ended",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func nothingIsLeftAfterATerminationSignal(_ number: Int32) throws {
    let stage = try PendingRun()
    let process = try stage.start()
    #expect(!stage.leftovers.isEmpty)

    kill(process.processIdentifier, number)
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(stage.leftovers.isEmpty)
    #expect(stage.pictures.isEmpty)
  }

  @Test(
    "by a signal during a crawl: the pages so far are listed, and nothing is left (audit 8)",
    arguments: [SIGINT, SIGTERM])
  func interruptedCrawlsListTheirPages(_ number: Int32) throws {
    let stage = try PendingRun()
    let server = try LoopbackServer(["/": .page("<a href='/held'>x</a>"), "/held": .endless])
    let output = Pipe()
    let process = try stage.start(
      all: ["crawl", server.url("/").absoluteString, "--quiet"], output: output
    ) { process in
      while process.isRunning, !server.paths.contains("/held") { usleep(20_000) }
      return process.isRunning
    }
    #expect(!stage.leftovers.isEmpty)

    kill(process.processIdentifier, number)
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(String(decoding: printed, as: UTF8.self) == server.url("/").absoluteString + "\n")
    #expect(stage.leftovers.isEmpty)
  }

  @Test(
    "by a signal: the measurements so far are printed, as a table or as complete JSON",
    arguments: [(SIGINT, false), (SIGTERM, true)])
  func interruptedMeasurementsArePrinted(_ number: Int32, isJSON: Bool) throws {
    let stage = try PendingRun()
    try Data("<!doctype html><p>Hi".utf8)
      .write(to: stage.folder.url.appendingPathComponent("quick.html"))
    let output = Pipe()
    let process = try stage.start(
      pages: ["quick.html", "page.html", "page.html#again"], arguments: isJSON ? ["--json"] : [],
      output: output)

    kill(process.processIdentifier, number)
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stage.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(
      String(decoding: errors, as: UTF8.self).contains(
        "fanlight: Interrupted after 1 of 3 pictures.\n"))
    if isJSON {
      let objects = try #require(
        try JSONSerialization.jsonObject(with: printed) as? [[String: Any]])
      #expect(objects.map { $0["input"] as? String } == ["quick.html"])
      #expect(objects.first?["status"] as? String == "ok")
    } else {
      let text = String(decoding: printed, as: UTF8.self)
      #expect(text.hasPrefix("quick.html on iPhone X, iOS 16.7, portrait"))
      #expect(text.hasSuffix("1 of 3 pictures in out\n"))
    }
    #expect(stage.leftovers.isEmpty)
    #expect(stage.pictures == ["quick-iphone-x-ios-16.7-portrait-wkwebview.png"])
  }

  @Test(
    "by a signal: the report of an audit has the pages so far and is not complete",
    arguments: [SIGINT, SIGTERM])
  func interruptedAuditsWriteTheirReport(_ number: Int32) throws {
    let stage = try PendingRun()
    try Data("<!doctype html><p>Hi".utf8)
      .write(to: stage.folder.url.appendingPathComponent("quick.html"))
    let output = Pipe()
    let process = try stage.start(
      ["audit", "--orientation", "portrait", "--host", "safari", "--json", "--report", "blob=out"],
      pages: ["quick.html", "page.html"], output: output)

    kill(process.processIdentifier, number)
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stage.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(
      String(decoding: errors, as: UTF8.self)
        .contains("fanlight: Interrupted after 1 of 2 pages.\n"))
    for data in [
      printed, try Data(contentsOf: stage.folder.url.appendingPathComponent("out/report.json")),
    ] {
      let report = try object(String(decoding: data, as: UTF8.self))
      let run = try #require(report["run"] as? [String: Any])
      #expect(run["complete"] as? Bool == false)
      let findings = try #require(report["findings"] as? [[String: Any]])
      #expect(findings.map { $0["rule"] as? String } == ["viewport-missing"])
      let failures = try #require(report["failures"] as? [[String: Any]])
      #expect(failures.map { $0["what"] as? String } == ["run"])
    }
    #expect(stage.leftovers.isEmpty)
  }

  @Test(
    "by a signal: the report of shot has the pictures so far and is not complete (reports 5)",
    arguments: [SIGINT, SIGTERM])
  func interruptedShotsWriteTheirReport(_ number: Int32) throws {
    let stage = try PendingRun()
    let folder = stage.folder.url
    let quick = folder.appendingPathComponent("quick.html")
    try Data("<!doctype html><p>Hi".utf8).write(to: quick)
    let base = try CommandRun(
      "shot", "quick.html", "--device", "iPhone X", "--host", "wkwebview", "--out", "before",
      "--report", "blob=base", folder: folder)
    #expect(base.status == 0, "\(base.errors)")
    try Data("<!doctype html><p>Ho".utf8).write(to: quick)
    let process = try stage.start(
      pages: ["quick.html", "page.html"],
      arguments: ["--base", "base", "--report", "json=r.json", "--report", "html=r.html"])

    kill(process.processIdentifier, number)
    process.waitUntilExit()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    let report = try object(
      String(contentsOf: folder.appendingPathComponent("r.json"), encoding: .utf8))
    #expect((report["run"] as? [String: Any])?["complete"] as? Bool == false)
    let shots = try #require(report["shots"] as? [[String: Any]])
    #expect(shots.map { $0["subject"] as? String } == ["quick.html"])
    // After a signal, pictures are not compared, because that could take too long.
    #expect((report["comparisons"] as? [Any])?.isEmpty == true)
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(failures.map { $0["what"] as? String } == ["run"])
    let page = try String(contentsOf: folder.appendingPathComponent("r.html"), encoding: .utf8)
    #expect(page.hasSuffix("</html>\n"))
    #expect(stage.leftovers.isEmpty)
  }

  @Test("by SIGKILL: the engine's supervisor removes everything shortly afterward")
  func nothingIsLeftSoonAfterSIGKILL() throws {
    let stage = try PendingRun()
    let process = try stage.start()

    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()

    // There is no process to wait for; the supervisor kills the engine after two seconds.
    let end = ContinuousClock.now + .seconds(30)
    while !stage.leftovers.isEmpty, ContinuousClock.now < end { usleep(20_000) }
    #expect(stage.leftovers.isEmpty)
    #expect(stage.pictures.isEmpty)
  }
}
