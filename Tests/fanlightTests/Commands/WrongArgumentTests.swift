import Foundation
import Testing

@Suite("Wrong arguments: exit status 64, the error and advice")
struct WrongArgumentTests {
  /// The arguments of a run, and the name of its recorded text.
  struct Invocation: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: String...) {
      self.name = name
      self.arguments = arguments
    }

    var testDescription: String { name }

    static let all: [Invocation] = [
      Invocation("unknown-command", "shoot", "page.html"),
      Invocation("help-for-unknown-command", "help", "bogus"),
      Invocation("page-for-command", "https://example.com"),
      Invocation("version-for-command", "version"),
      Invocation("family-for-device", "insets", "--device", "iPad Pro"),
      Invocation("singular-for-group", "insets", "--device", "iphone"),
      Invocation("far-number", "insets", "--device", "iPhone 99"),
      Invocation(
        "timeout-in-hours", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--timeout",
        "1h"),
      Invocation("unknown-option", "devices", "--jsn"),
      Invocation("insets-without-device", "insets"),
      Invocation("unknown-device", "insets", "--device", "iPhone 51"),
      Invocation("unknown-device-far-off", "insets", "--device", "refrigerator"),
      Invocation("ambiguous-device", "insets", "--device", "iPhone SE"),
      Invocation("unknown-device-of-devices", "devices", "iPhone Xs Mac"),
      Invocation("system-that-never-ran", "insets", "--device", "iPhone X", "--os", "17"),
      Invocation("system-that-never-was", "insets", "--device", "iPhone X", "--os", "11.9"),
      Invocation("system-below-zero", "insets", "--device", "iPhone X", "--os", "-1"),
      Invocation("system-before-all", "insets", "--device", "iPhone X", "--os", "6"),
      Invocation("unknown-model", "insets", "--device", "iPhone10,9"),
      Invocation("part-of-a-name", "insets", "--device", "14 pro"),
      Invocation("bars-and-none", "insets", "--device", "iPhone X", "--bars", "none,tab"),
      Invocation("unknown-status-bar", "insets", "--device", "iPhone X", "--status-bar", "off"),
      Invocation(
        "negative-scroll", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--scroll",
        "-1"),
      Invocation(
        "endless-timeout", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--timeout",
        "inf"),
      Invocation(
        "scroll-that-is-no-number", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--scroll", "nan"),
      Invocation("empty-page", "shot", "", "--device", "iPhone X", "--out", "out"),
      Invocation("system-that-is-none", "insets", "--device", "all", "--os", "Tiger"),
      Invocation("system-of-no-device", "insets", "--device", "ipads", "--os", "7"),
      Invocation("unknown-host", "insets", "--device", "iPhone X", "--host", "chrome"),
      Invocation("unknown-bars", "insets", "--device", "iPhone X", "--bars", "navigation,side"),
      Invocation("unknown-fit", "insets", "--device", "iPhone X", "--viewport-fit", "covers"),
      Invocation("unknown-orientation", "insets", "--device", "iPhone X", "--orientation", "up"),
      Invocation("shot-without-out", "shot", "page.html", "--device", "iPhone X"),
      Invocation("shot-without-page", "shot", "--device", "iPhone X", "--out", "out"),
      Invocation(
        "wrong-timeout", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--timeout",
        "0"),
      Invocation(
        "wrong-scroll", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--scroll=-1"),
      Invocation(
        "unknown-text-size", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--text-size", "huge"),
      Invocation(
        "unknown-locale", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--locale",
        "english"),
      Invocation(
        "header-without-colon", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--header", "X-A=b"),
      Invocation(
        "frame-of-full-page", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--frame",
        "--full-page"),
      Invocation(
        "full-page-and-viewport", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--viewport-only", "--full-page"),
      Invocation(
        "unknown-safari-bars", "insets", "--device", "iPhone X", "--safari-bars", "minimised"),
      Invocation("standard-input-twice", "shot", "-", "-", "--device", "iPhone X", "--out", "out"),
    ]
  }

  @Test("the complete output equals the recorded one", arguments: Invocation.all)
  func wholeOutput(_ invocation: Invocation) throws {
    let run = try CommandRun(arguments: invocation.arguments)

    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    try expectSnapshot(run.transcript, named: "wrong-\(invocation.name)")
  }

  @Test("a run with wrong arguments does not create the folder of --out")
  func wrongArgumentsCreateNoFolder() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "shot", "p.html", "--device", "iPhone 51", "--out", "out", folder: folder.url)

    #expect(run.status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
