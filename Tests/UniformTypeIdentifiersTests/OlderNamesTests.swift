import CoreGraphics
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Uniform type identifiers · the names from before iOS 14")
struct OlderNamesTests {
  @Test("constants are the identifiers")
  func constantsAreTheIdentifiers() {
    #expect(kUTTypePNG as String == UTType.png.identifier)
    #expect(kUTTypeQuickTimeMovie as String == "com.apple.quicktime-movie")
  }

  @Test("functions use the same table")
  func functionsUseTheSameTable() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "png" as CFString, nil)?.takeRetainedValue()
    #expect(type.map { $0 as String } == "public.png")
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)?
      .takeRetainedValue()
    #expect(mime.map { $0 as String } == "application/pdf")
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    #expect(UTTypeEqual(kUTTypePNG, kUTTypePNG))
    #expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDynamic(kUTTypePNG))
  }
}
