import Foundation
import Testing

@Suite("fanlight shot: the access of pages is limited, and refused access is reported")
struct ReachTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [
      ("page.html", "<!doctype html><p>x<script>fetch('data.json').catch(() => {})</script>"),
      ("data.json", "{}"),
    ] {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
  }

  private func shot(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      arguments: ["shot"] + arguments + [
        "--device", "iPhone X", "--host", "wkwebview", "--out", "out",
      ],
      folder: folder.url,
      // The headless shell does not report the refused file requests of scripts.
      environment: ["FANLIGHT_CHROMIUM": ""])
  }

  @Test("a script may not read a file, as on an iPhone, and its request is reported; status 0")
  func scriptsCannotReadFiles() throws {
    let run = try shot("page.html")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "fanlight: page.html asked for data.json by a script, which may not read files, as on an "
          + "iPhone.\n"))
    #expect(run.errors.contains("let scripts read its folder with --read-access.\n"))
  }

  @Test("with --read-access a script reads the file, and a note is printed")
  func readAccessLetsScriptsReadFiles() throws {
    let run = try shot("page.html", "--read-access", ".")
    #expect(run.status == 0)
    #expect(!run.errors.contains("asked for"))
    #expect(run.errors.contains("fanlight: scripts could read the files of ., as on no iPhone"))
  }

  @Test("line breaks and escape sequences in filenames are escaped wherever they are printed")
  func filenamesAreEscaped() throws {
    let name = "two\n\u{1B}[2Jlines.html"
    try Data("<p>".utf8).write(to: folder.url.appendingPathComponent(name))
    let run = try shot(name, name + "-not-there")
    for text in [run.output, run.errors] { #expect(!text.contains("\u{1B}")) }
    #expect(run.errors.contains(#"1/1 two\u{A}\u{1B}[2Jlines.html on iPhone X"#))
    #expect(run.errors.contains(#"There is no file two\u{A}\u{1B}[2Jlines.html-not-there."#))
  }

  @Test(
    "limits are whole numbers of MB, at least 64",
    arguments: ["--memory-limit", "--disk-limit"], ["63", "much", "1.5", "2000000"])
  func wrongLimitsAreRejected(_ option: String, _ argument: String) throws {
    let run = try shot("page.html", option, argument)
    #expect(run.status == 64)
    #expect(
      run.errors.contains("write a whole number of MB from 64 to 1048576, or 0 for no limit."))
  }
}
