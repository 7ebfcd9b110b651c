import ChromiumEngine
import Foundation
import Simulator
import Testing
import WebEngine

@testable import fanlight

@Suite("fanlight doctor")
struct DoctorCommandTests {
  @Test("a missing browser is reported with a fix; status 2")
  func missingBrowsersAreReported() throws {
    let run = try CommandRun(
      "doctor", environment: ["FANLIGHT_CHROMIUM": "/nowhere/chromium"])

    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("missing  browser   There is no program at /nowhere/chromium.\n"))
    #expect(run.output.contains("fix: "))
    #expect(
      run.output.firstRange(
        of: try Regex(
          "ok       libraries cairo [0-9.]+, FreeType [0-9.]+, HarfBuzz [0-9.]+, isa-l [0-9.]+\n"))
        != nil)
  }

  @Test("--version and doctor print the latest version of the changelog")
  func versionIsTheChangelogs() throws {
    let changelog = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.split(separator: " ")[1] == Version.current)

    let run = try CommandRun("--version")
    #expect(run.status == 0)
    #expect(run.output == "fanlight \(Version.current)\n")
    let doctor = try CommandRun("doctor", environment: ["FANLIGHT_CHROMIUM": "/nowhere"])
    #expect(doctor.output.hasPrefix("fanlight \(Version.current)\n"))
  }

  @Test("the installed browser is named with its version and its sandbox")
  func installedBrowserIsNamed() throws {
    let run = try CommandRun("doctor")

    #expect(run.output.contains("ok       browser   Chromium "))
    #expect(run.output.contains("sandbox on, as the kernel says"))
    #expect(run.output.contains("ok       fonts     Inter, /"))
    #expect(run.output.contains("ok       page text Liberation and Noto Color Emoji"))
    #expect(run.status == 0)
  }

  @Test("a browser without a sandbox fails the check, unless --no-sandbox is specified")
  func browsersWithoutASandboxFail() {
    let bare = EngineInformation(
      name: "Chromium", version: "1", isSandboxed: false, executable: "/x")
    let wanted = Check(browser: bare, requestsSandbox: true)
    #expect(!wanted.isPassed)
    #expect(wanted.lines.contains { $0.contains("fix: ") })
    let unwanted = Check(browser: bare, requestsSandbox: false)
    #expect(unwanted.isPassed)
    #expect(unwanted.findings.last == "sandbox OFF (--no-sandbox)")
  }

  @Test("missing fonts are named with the package that has them")
  func missingFontsAreNamed() {
    let check = Check.fonts(FontReport(directory: "/f", missingFiles: ["Inter-Bold.otf"]))
    #expect(!check.isPassed)
    #expect(check.findings == ["Inter-Bold.otf not in /f"])
    #expect(check.remedy.contains("apt-get install fonts-inter"))
  }

  @Test("missing packages with the fonts of pages are named")
  func missingPageFontsAreNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fonts-\(UUID().uuidString.prefix(8))/deep")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Data().write(to: folder.appending(path: "NotoColorEmoji.ttf"))
    let missing = PageFonts.missingPackages(in: [folder.deletingLastPathComponent()])
    #expect(missing == ["fonts-liberation"])
    let check = Check.pageFonts(missingPackages: missing)
    #expect(!check.isPassed)
    #expect(check.remedy == "apt-get install fonts-liberation")
  }
}
