import Foundation
import Testing

@Suite("fanlight gallery")
struct GalleryCommandTests {
  @Test("--list names every figure with its title")
  func listNamesEveryFigure() throws {
    let run = try CommandRun("gallery", "--list")
    let lines = run.output.split(separator: "\n")

    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(lines.contains { $0.hasPrefix("001-phones  ") })
    #expect(lines.allSatisfy { $0.wholeMatch(of: /\d{3}-[a-z0-9-]+ +\S.*/) != nil })
  }

  @Test("a figure is made with its pictures and a page; status 0")
  func figuresAreMadeWithPicturesAndAPage() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "gallery", "--only", "001-phones", "--out", "out", folder: folder.url,
      environment: ["FANLIGHT_CHROMIUM": "/nowhere/browser"])

    #expect(run.status == 0)
    #expect(run.output == "1 figure in out/index.html\n")
    #expect(run.errors == "1/1 001-phones\n")
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("out/index.html"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out").path)
    #expect(files.count == 5)
    #expect(files.filter { $0.hasSuffix(".png") }.allSatisfy { page.contains("src=\"\($0)\"") })
  }

  @Test("without a browser, figures of web pages fail, and the others are made; status 2")
  func webFiguresFailWithoutABrowser() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      "gallery", "--only", "001-phones", "003", "--out", "out", "-q",
      folder: folder.url, environment: ["FANLIGHT_CHROMIUM": "/nowhere/browser"])

    #expect(run.status == 2)
    #expect(run.output == "2 figures in out/index.html\n")
    #expect(run.errors.contains("/nowhere/browser"))
    #expect(run.errors.hasSuffix("          not made: 003-status-bar-shift\n"))
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("out/index.html"), encoding: .utf8)
    #expect(page.contains("001-phones-iphone-x-portrait.png") && page.contains("Not made."))
  }

  @Test("an output folder that is a file is reported; status 2")
  func outputFoldersThatAreFilesAreReported() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("out"))
    let run = try CommandRun(
      "gallery", "--only", "001-phones", "--out", "out", folder: folder.url)

    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("out is a file."))
  }

  @Test("wrong arguments are reported with advice; status 64")
  func wrongArgumentsAreReported() throws {
    let none = try CommandRun("gallery")
    #expect(none.status == 64)
    #expect(none.errors.contains("Name the folder of the gallery with --out"))
    let unknown = try CommandRun("gallery", "--only", "001-nothing", "--out", "x")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("There is no figure \"001-nothing\"."))
    #expect(unknown.errors.contains("fanlight gallery --list"))
  }
}
