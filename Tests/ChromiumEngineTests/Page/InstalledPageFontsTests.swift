import Foundation
import Testing

@testable import ChromiumEngine

/// Tests of widths in pages are skipped on a machine without their fonts; in CI that is a failure.
@Suite("The fonts that tests of pages need")
struct InstalledPageFontsTests {
  private static let isCI = ProcessInfo.processInfo.environment["CI"] != nil

  @Test("in CI the packages of fonts are installed", .enabled(if: isCI, "CI is not set"))
  func pageFontsAreInstalledInCI() {
    let missing = PageFonts.missingPackages()
    #expect(missing.isEmpty, "apt-get install \(missing.joined(separator: " "))")
  }
}
