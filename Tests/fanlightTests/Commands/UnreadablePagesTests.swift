import Foundation
import Testing

@Suite("Pages and folders that cannot be used: exit status 2, the reason and advice")
struct UnreadablePagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func shot(_ arguments: [String], input: String = "") throws -> CommandRun {
    try CommandRun(
      arguments: ["shot"] + arguments + ["--device", "iPhone X"], input: input, folder: folder.url)
  }

  @Test(
    "a page that cannot be read is reported with advice, and the folder of --out is not created",
    arguments: [
      ("no-file", ["missing.html"]), ("two-no-files", ["missing.html", "lost.html"]),
      ("unknown-scheme", ["gopher://example.com/"]), ("no-host", ["https:///page"]),
      ("empty-input", ["-"]), ("folder", ["."]), ("device", ["/dev/zero"]),
      ("script-address", ["javascript:alert(1)"]), ("engine-address", ["chrome://version"]),
      ("engine-about", ["about:version"]), ("space-in-address", ["http://a b/"]),
      ("no-such-port", ["http://127.0.0.1:99999/"]), ("no-scheme", ["example.com"]),
    ])
  func unreadablePagesAreReported(_ name: String, _ arguments: [String]) throws {
    let run = try shot(arguments + ["--out", "out"])

    #expect(run.status == 2)
    try expectSnapshot(run.transcript, named: "failed-\(name)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("a symbolic link out of the page's folder is reported with its target")
  func symbolicLinksOutOfTheFolderAreReported() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link.html").path,
      withDestinationPath: "/etc/passwd")
    let run = try shot(["link.html", "--out", "out"])

    #expect(run.status == 2)
    try expectSnapshot(run.transcript, named: "failed-link")
  }

  @Test("bytes on standard input that are not text are rejected")
  func binaryStandardInputIsRejected() throws {
    let page = folder.url.appendingPathComponent("bytes")
    try Data([0xFF, 0x00, 0xFE]).write(to: page)
    let run = try CommandRun(
      arguments: ["shot", "-", "--device", "iPhone X", "--out", "out"], folder: folder.url,
      closing: "<bytes")
    #expect(run.status == 2)
    #expect(run.errors.contains("The page on standard input is not UTF-8 text."))
  }

  @Test("a page outside the folder of --read-access is rejected")
  func pagesOutsideReadAccessAreRejected() throws {
    try Data("<p>".utf8).write(to: folder.url.appendingPathComponent("page.html"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("inner"), withIntermediateDirectories: false)
    let run = try shot(["page.html", "--out", "out", "--read-access", "inner"])

    #expect(run.status == 2)
    #expect(run.errors.contains("page.html does not lie in"))
    #expect(run.errors.contains("Name a folder that holds the page."))
  }

  @Test("a --read-access that is a file or missing is rejected")
  func readAccessMustBeAFolder() throws {
    try Data("<p>".utf8).write(to: folder.url.appendingPathComponent("page.html"))
    let file = try shot(["page.html", "--out", "out", "--read-access", "page.html"])
    let missing = try shot(["page.html", "--out", "out", "--read-access", "lost"])

    #expect(file.status == 2)
    #expect(file.errors.contains("page.html, which --read-access names, is a file."))
    #expect(missing.status == 2)
    #expect(missing.errors.contains("lost, which --read-access names."))
  }

  @Test("an --out that is a file or cannot be created is reported, in JSON for each picture")
  func unwritableOutFoldersAreReported() throws {
    try Data("<p>".utf8).write(to: folder.url.appendingPathComponent("page.html"))
    let file = try shot(["page.html", "--out", "page.html", "--json"])
    let system = try shot(["page.html", "--out", "/proc/pictures"])

    #expect(file.status == 2)
    try expectSnapshot(file.transcript, named: "failed-out-is-a-file")
    #expect(system.status == 2)
    #expect(system.errors.contains("Pictures cannot be written to /proc/pictures: "))
    #expect(system.errors.contains("Name a folder with --out that you may write to."))
    let below = try shot(["page.html", "--out", "page.html/in"])
    #expect(below.status == 2)
    #expect(
      below.errors.contains("Pictures cannot be written to page.html/in: not a directory.\n"))
  }
}
