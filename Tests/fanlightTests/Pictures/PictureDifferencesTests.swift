import CairoRenderer
import DisplayList
import Foundation
import Reporting
import Testing

@testable import fanlight

@Suite("Reports 5 · pictures whose files differ are compared pixel by pixel")
struct PictureDifferencesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func png(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF, last: UInt32? = nil)
    throws -> Data
  {
    var pixels = [UInt32](repeating: color, count: width * height)
    if let last { pixels[pixels.count - 1] = last }
    return try PNGEncoder.encode(
      Bitmap(width: width, height: height, pixels: pixels, name: "picture"))
  }

  private func differences(isInterrupted: Bool = false) throws -> PictureDifferences {
    try PictureDifferences(in: folder.url, isInterrupted: { isInterrupted })
  }

  @Test("One pixel that differs is counted, its box is in points, and it has a picture")
  func oneDifferentPixelIsCounted() throws {
    let differences = try differences()
    let result = differences.difference(
      expected: try png(6, 8), actual: try png(6, 8, last: 0xFF00_0000), scale: 2)
    guard case .different(let pixels, let picture?) = result else {
      Issue.record("\(String(describing: result))")
      return
    }
    let box = Report.Rectangle(x: 2.5, y: 3.5, width: 0.5, height: 0.5)
    #expect(pixels == .init(different: 1, of: 48, box: box))
    #expect(picture.width == 6 && picture.height == 8)
    let bytes = try #require(differences.png(of: picture))
    #expect(Report.Picture(png: bytes).id == picture.id)
  }

  @Test("If the sizes differ, all pixels count as different, and there is no box")
  func differentSizesHaveNoBox() throws {
    let differences = try differences()
    for (expected, actual, count) in try [
      (png(4, 4), png(4, 6), 24), (png(4, 6), png(4, 4), 24), (png(2, 9), png(9, 2), 18),
    ] {
      let result = differences.difference(expected: expected, actual: actual, scale: 2)
      guard case .different(let pixels?, _) = result else {
        Issue.record("\(String(describing: result))")
        continue
      }
      #expect(pixels.different == pixels.of && pixels.of >= count)
      #expect(pixels.box == nil)
    }
  }

  @Test("A file that is not PNG is unreadable; a missing picture is different without a count")
  func filesThatAreNotPNGAreUnreadable() throws {
    let differences = try differences()
    let whole = try png(4, 4)
    for broken in [Data([1, 2, 3]), whole.prefix(20), Data()] {
      #expect(differences.difference(expected: broken, actual: whole, scale: 1) == .unreadable)
      #expect(differences.difference(expected: whole, actual: broken, scale: 1) == .unreadable)
    }
    #expect(
      differences.difference(expected: nil, actual: whole, scale: 1) == .different(nil, nil))
  }

  @Test("Equal pixels are the same")
  func equalPixelsAreTheSame() throws {
    let picture = try png(4, 4)
    #expect(try differences().difference(expected: picture, actual: picture, scale: 1) == .same)
  }

  @Test("Many pictures are stored, and the folder of temporary files stays empty")
  func temporaryFolderStaysEmpty() throws {
    let differences = try differences()
    let kept = try (1...20).map { last in
      let result = differences.difference(
        expected: try png(8, 8), actual: try png(8, 8 + last), scale: 1)
      guard case .different(_, let picture?) = result else { throw CocoaError(.fileReadUnknown) }
      return picture
    }
    for picture in kept.shuffled() {
      #expect(Report.Picture(png: try #require(differences.png(of: picture))).id == picture.id)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("After a signal no more pictures are compared, and the store is marked as incomplete")
  func signalsEndComparing() throws {
    let differences = try differences(isInterrupted: true)
    #expect(differences.difference(expected: try png(2, 2), actual: try png(2, 3), scale: 1) == nil)
    #expect(differences.isIncomplete)
  }

  @Test("A missing folder is reported with advice")
  func missingFoldersAreReported() throws {
    let nowhere = folder.url.appendingPathComponent("nowhere")
    let error = #expect(throws: ReportError.self) { try PictureDifferences(in: nowhere) }
    #expect(error?.message.contains("could not be created: No such file or directory.") == true)
    #expect(error?.advice == "Set TMPDIR to a folder that you may write to.")
  }
}
