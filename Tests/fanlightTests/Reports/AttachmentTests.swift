import CairoRenderer
import DisplayList
import Foundation
import Reporting
import Testing

@testable import fanlight

@Suite("Reports 10.7 · pictures of JUnit reports")
struct AttachmentTests {
  @Test("20 pictures are found at the paths in the XML file, which are relative to it")
  func picturesAreFoundByRelativePaths() throws {
    let folder = try TemporaryFolder()
    let pngs = try (1...20).map { width in
      try PNGEncoder.encode(
        Bitmap(
          width: width, height: 2, pixels: .init(repeating: 0xFF12_3456, count: 2 * width),
          name: "\(width)"))
    }
    let pictures = pngs.map { Report.Picture(png: $0) }
    let files = Dictionary(uniqueKeysWithValues: zip(pictures.map(\.id), pngs))
    let report = Report(
      tool: .init(version: "1"), run: .init(kind: .tests, plan: "p"),
      subjects: [.init(id: "Tests", kind: .test, name: "Tests")], pictures: pictures,
      comparisons: pictures.map {
        .init(id: "Tests/\($0.id)", subject: "Tests", screen: "s", result: .recorded, actual: $0.id)
      })
    let file = folder.url.appendingPathComponent("out/junit.xml")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: false)
    let failures = ReportOutput(report: report, pictures: ReportPictures(files))
      .write([try #require(ReportArgument(argument: "junit=\(file.path)"))])
    #expect(failures.isEmpty)
    let text = try String(contentsOf: file, encoding: .utf8)
    let paths = text.matches(of: #/\[\[ATTACHMENT\|([^\]]+)\]\]/#).map { String($0.1) }
    #expect(paths.count == 20)
    let shown = try paths.map { path in
      #expect(!path.hasPrefix("/"))
      return try Data(contentsOf: file.deletingLastPathComponent().appendingPathComponent(path))
    }
    #expect(Set(shown) == Set(pngs))
  }
}
