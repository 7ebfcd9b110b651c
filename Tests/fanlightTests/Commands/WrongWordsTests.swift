import Foundation
import Testing

@Suite("Wrong words: exit status 64, what is wrong and what is right")
struct WrongWordsTests {
  /// The words of a run, and the name of its recorded text.
  struct Words: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: String...) {
      self.name = name
      self.arguments = arguments
    }

    var testDescription: String { name }

    static let all: [Words] = [
      Words("unknown-command", "shoot", "page.html"),
      Words("help-for-unknown-command", "help", "bogus"),
      Words("page-for-command", "https://example.com"),
      Words("version-for-command", "version"),
      Words("family-for-device", "insets", "--device", "iPad Pro"),
      Words("singular-for-group", "insets", "--device", "iphone"),
      Words("far-number", "insets", "--device", "iPhone 99"),
      Words(
        "timeout-in-hours", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--timeout",
        "1h"),
      Words("unknown-option", "devices", "--jsn"),
      Words("insets-without-device", "insets"),
      Words("unknown-device", "insets", "--device", "iPhone 51"),
      Words("unknown-device-far-off", "insets", "--device", "refrigerator"),
      Words("ambiguous-device", "insets", "--device", "iPhone SE"),
      Words("unknown-device-of-devices", "devices", "iPhone Xs Mac"),
      Words("system-that-never-ran", "insets", "--device", "iPhone X", "--os", "17"),
      Words("system-that-never-was", "insets", "--device", "iPhone X", "--os", "11.9"),
      Words("system-below-zero", "insets", "--device", "iPhone X", "--os", "-1"),
      Words("system-before-all", "insets", "--device", "iPhone X", "--os", "6"),
      Words("unknown-model", "insets", "--device", "iPhone10,9"),
      Words("part-of-a-name", "insets", "--device", "14 pro"),
      Words("bars-and-none", "insets", "--device", "iPhone X", "--bars", "none,tab"),
      Words("unknown-status-bar", "insets", "--device", "iPhone X", "--status-bar", "off"),
      Words(
        "negative-scroll", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--scroll",
        "-1"),
      Words(
        "endless-timeout", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--timeout",
        "inf"),
      Words(
        "scroll-that-is-no-number", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--scroll", "nan"),
      Words("empty-page", "shot", "", "--device", "iPhone X", "--out", "out"),
      Words("system-that-is-none", "insets", "--device", "all", "--os", "Tiger"),
      Words("system-of-no-device", "insets", "--device", "ipads", "--os", "7"),
      Words("unknown-host", "insets", "--device", "iPhone X", "--host", "chrome"),
      Words("unknown-bars", "insets", "--device", "iPhone X", "--bars", "navigation,side"),
      Words("unknown-fit", "insets", "--device", "iPhone X", "--viewport-fit", "covers"),
      Words("unknown-orientation", "insets", "--device", "iPhone X", "--orientation", "up"),
      Words("shot-without-out", "shot", "page.html", "--device", "iPhone X"),
      Words("shot-without-page", "shot", "--device", "iPhone X", "--out", "out"),
      Words(
        "wrong-timeout", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--timeout",
        "0"),
      Words(
        "wrong-scroll", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--scroll=-1"),
      Words(
        "unknown-text-size", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--text-size", "huge"),
      Words(
        "unknown-locale", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--locale",
        "english"),
      Words(
        "header-without-colon", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--header", "X-A=b"),
      Words(
        "frame-of-full-page", "shot", "p.html", "--device", "iPhone X", "--out", "out", "--frame",
        "--full-page"),
      Words(
        "full-page-and-viewport", "shot", "p.html", "--device", "iPhone X", "--out", "out",
        "--viewport-only", "--full-page"),
      Words("unknown-safari-bars", "insets", "--device", "iPhone X", "--safari-bars", "minimised"),
      Words("standard-input-twice", "shot", "-", "-", "--device", "iPhone X", "--out", "out"),
    ]
  }

  @Test("the whole output is as recorded", arguments: Words.all)
  func wholeOutput(_ words: Words) throws {
    let run = try CommandRun(arguments: words.arguments)

    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    try expectSnapshot(run.transcript, named: "wrong-\(words.name)")
  }

  @Test("no run with wrong words makes the folder of --out")
  func nothingIsMade() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "shot", "p.html", "--device", "iPhone 51", "--out", "out", folder: folder.url)

    #expect(run.status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
