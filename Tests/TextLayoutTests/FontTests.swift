import Foundation
import Testing
import TextLayout

@Suite("Fonts · files, metrics, tracking")
struct FontTests {
  @Test(
    "line heights are San Francisco's published ones (performance 6)",
    arguments: [
      (11, 13.126953125), (12, 14.3203125), (13, 15.513671875), (15, 17.900390625),
      (17, 20.287109375), (20, 23.8671875), (26, 31.02734375), (34, 40.57421875),
    ] as [(CGFloat, CGFloat)])
  func lineHeight(size: CGFloat, expected: CGFloat) {
    #expect(FontMetrics.system(size: size).lineHeight == expected)
  }

  @Test("cap height and x height at 17 pt are the published ones (performance 6)")
  func publishedCapAndXHeightsAt17Points() {
    let metrics = FontMetrics.system(size: 17)

    #expect(abs(metrics.capHeight - 11.97802734375) < 1e-9)
    #expect(abs(metrics.xHeight - 8.9482421875) < 1e-9)
    #expect(metrics.descender < 0)
    #expect(metrics.leading == 0)
  }

  @Test(
    "each weight of UIFont has its file",
    arguments: [
      (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
      (0.3, "SemiBold"), (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"), (0.05, "Regular"),
      (9, "Black"),
    ] as [(CGFloat, String)])
  func eachWeightOfUIFontHasItsFile(weight: CGFloat, name: String) throws {
    let library = try FontLibrary()

    #expect(library.face(weight: weight).path.hasSuffix("/Inter-\(name).otf"))
  }

  @Test("slanted files have their own names")
  func slantedFilesHaveTheirOwnNames() throws {
    let library = try FontLibrary()

    #expect(library.face(weight: 0, italic: true).path.hasSuffix("/Inter-Italic.otf"))
    #expect(library.face(weight: 0.4, italic: true).path.hasSuffix("/Inter-BoldItalic.otf"))
  }

  @Test("a folder without the files is an error that says which and what to do")
  func missingFilesAreReported() {
    let error = #expect(throws: FontLibraryError.self) {
      try FontLibrary(directory: "/nowhere")
    }

    #expect(error?.missingFiles.count == 18)
    #expect(error?.description.contains("/nowhere") == true)
    #expect(error?.description.contains("and 15 more") == true)
    #expect(error?.description.contains("fonts-inter") == true)
  }

  @Test("the system font is set 0.47 pt tighter at 17 pt (performance 6)")
  func systemFontIsTighterAt17Points() throws {
    let library = try FontLibrary()

    #expect(abs(library.systemFont(size: 17).tracking + 0.47) < 1e-9)
    #expect(library.systemFont(size: 17).metrics == .system(size: 17))
  }

  @Test("tracking changes smoothly between sizes and goes on in em above the table")
  func trackingBetweenSizes() throws {
    let library = try FontLibrary()
    func tracking(_ size: CGFloat) -> CGFloat { library.systemFont(size: size).tracking }

    #expect(tracking(13.5) < tracking(13) && tracking(13.5) > tracking(14))
    #expect(abs(tracking(40) - 2 * tracking(20)) < 1e-9)
    #expect(tracking(0) == 0)
  }
}
