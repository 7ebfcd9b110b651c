import Foundation
import Testing

@Suite("fanlight shot: the state of a page that a picture waits for")
struct WaitOptionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "late.html",
      "<!doctype html><body><script>setTimeout(() => document.body.innerHTML = '<b id=late>late', 4000)"
        + "</script>")
    // This page is never quiet, although it is loaded.
    try write(
      "moving.html",
      """
      <!doctype html><body><script>(function next() {
        document.body.append('x'); requestAnimationFrame(next) })()</script>
      """)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func shot(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["shot"] + arguments
        + ["--device", "iPhone X", "--os", "11", "--host", "wkwebview", "--out", "out"],
      folder: folder.url)
  }

  @Test("--wait-for waits for an element that is displayed late; status 0")
  func waitForWaitsForLateElements() throws {
    let run = try shot("late.html", "--wait-for", "#late")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("1 picture in out\n"))
  }

  @Test("an element that never appears is named, and the page captured as it is; status 1")
  func missingElementsAreNamed() throws {
    let run = try shot("late.html", "--wait-for", "#never", "--timeout", "12")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("1 picture in out\n"))
    #expect(run.errors.contains("no element that matches “#never” was displayed in time"))
  }

  @Test("an invalid selector is reported with its text; status 2")
  func invalidSelectorsAreReported() throws {
    let run = try shot("late.html", "--wait-for", "p[")
    #expect(run.status == 2)
    #expect(run.errors.contains("fanlight: “p[” is no CSS selector.\n"))
  }

  @Test("--until load captures a page that is never quiet without marking it; status 0")
  func untilLoadCapturesBusyPages() throws {
    let run = try shot("moving.html", "--until", "load")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("a page that is busy at the timeout is reported with what it waits for; status 1")
  func timeoutsReportThePendingActivity() throws {
    let run = try shot("moving.html", "--timeout", "12")
    #expect(run.status == 1)
    #expect(run.errors.contains("waiting for its own changes: two frames in a row differ"))
  }

  @Test(
    "wrong arguments for the options are usage errors",
    arguments: [
      ["--wait-for", " "], ["--delay", "-1"], ["--delay", "soon"], ["--until", "idle"],
    ])
  func wrongArgumentsAreUsageErrors(_ arguments: [String]) throws {
    let run = try CommandRun(
      arguments: ["shot", "late.html", "--device", "iPhone X", "--out", "out"] + arguments,
      folder: folder.url)
    #expect(run.status == 64)
  }
}
