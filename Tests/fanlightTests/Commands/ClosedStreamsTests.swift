import Foundation
import Testing

@Suite("Standard streams that are closed or are a directory")
struct ClosedStreamsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data("<p>Hi".utf8).write(to: folder.url.appendingPathComponent("page.html"))
  }

  private let arguments = [
    "shot", "page.html", "--device", "iPhone X", "--host", "wkwebview", "--out", "out",
  ]

  @Test("a closed standard output is reported like one that is full")
  func closedStandardOutputIsReported() throws {
    let run = try CommandRun(arguments: ["devices"], closing: ">&-")
    #expect(run.status == 2)
    #expect(run.errors.contains("The results could not be written to standard output."))
  }

  @Test("a closed standard input is treated as empty")
  func closedStandardInputIsEmpty() throws {
    let run = try CommandRun(
      arguments: ["shot", "-", "--device", "iPhone X", "--out", "out"], folder: folder.url,
      closing: "<&-")
    #expect(run.status == 2)
    #expect(run.errors.contains("There is nothing on standard input."))
  }

  @Test("a standard input that is a folder is reported")
  func foldersAsStandardInputAreReported() throws {
    let run = try CommandRun(
      arguments: ["shot", "-", "--device", "iPhone X", "--out", "out"], folder: folder.url,
      closing: "</")
    #expect(run.status == 2)
    #expect(run.errors.contains("Standard input cannot be read: is a directory."))
  }

  @Test("a picture is taken even if every stream is closed")
  func picturesAreTakenWithStreamsClosed() throws {
    let run = try CommandRun(
      arguments: arguments, folder: folder.url, closing: "<&- >&- 2>&-")
    #expect(run.status == 2)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out").path)
    #expect(pictures == ["page-iphone-x-ios-16.7-portrait-wkwebview.png"])
  }

  @Test("with standard error closed, progress is not written to the engine's pipe")
  func progressIsNotWrittenToTheEnginesPipe() throws {
    let run = try CommandRun(arguments: arguments, folder: folder.url, closing: "2>&-")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("1 picture in out\n"))
  }
}
