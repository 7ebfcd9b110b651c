import Foundation
import Testing

@Suite("Standard streams that are closed, full or no files")
struct ClosedStreamsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data("<p>Hi".utf8).write(to: folder.url.appendingPathComponent("page.html"))
  }

  private let arguments = [
    "shot", "page.html", "--device", "iPhone X", "--host", "wkwebview", "--out", "out",
  ]

  @Test("a closed standard output is told like a full one")
  func aClosedStandardOutputIsReported() throws {
    let run = try CommandRun(arguments: ["devices"], closing: ">&-")
    #expect(run.status == 2)
    #expect(run.errors.contains("The results could not be written to standard output."))
  }

  @Test("a closed standard input is an empty one")
  func aClosedStandardInputIsEmpty() throws {
    let run = try CommandRun(
      arguments: ["shot", "-", "--device", "iPhone X", "--out", "out"], folder: folder.url,
      closing: "<&-")
    #expect(run.status == 2)
    #expect(run.errors.contains("There is nothing on standard input."))
  }

  @Test("a standard input that is a folder is told")
  func folderAsInput() throws {
    let run = try CommandRun(
      arguments: ["shot", "-", "--device", "iPhone X", "--out", "out"], folder: folder.url,
      closing: "</")
    #expect(run.status == 2)
    #expect(run.errors.contains("Standard input cannot be read: is a directory."))
  }

  @Test("with every stream closed a picture is taken all the same")
  func aPictureIsTakenWithEveryStreamClosed() throws {
    let run = try CommandRun(
      arguments: arguments, folder: folder.url, closing: "<&- >&- 2>&-")
    #expect(run.status == 2)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out").path)
    #expect(pictures == ["page-iphone-x-ios-16.7-portrait-wkwebview.png"])
  }

  @Test("progress does not go into what the engine is told when standard error is closed")
  func progressDoesNotGoIntoWhatTheEngineIsTold() throws {
    let run = try CommandRun(arguments: arguments, folder: folder.url, closing: "2>&-")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("1 picture in out\n"))
  }
}
