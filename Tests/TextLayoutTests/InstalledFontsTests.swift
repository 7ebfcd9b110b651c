import Foundation
import Testing
import TextLayout

/// Suites that measure text are skipped on a machine without fonts-inter; in CI that is a failure.
@Suite("The fonts that tests need")
struct InstalledFontsTests {
  private static let isCI = ProcessInfo.processInfo.environment["CI"] != nil

  @Test("in CI the package fonts-inter is installed", .enabled(if: isCI, "CI is not set"))
  func systemFontIsInstalledInCI() {
    #expect(throws: Never.self, "apt-get install fonts-inter") { try FontLibrary() }
  }
}
