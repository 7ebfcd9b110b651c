import Foundation
import Testing

@Suite("The tutorial")
struct TutorialTests {
  private static let catalog = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/FanlightBrowser/FanlightBrowser.docc")

  private static var steps: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: catalog.appendingPathComponent("Resources").path
      ).filter { $0.hasSuffix(".swift") }.sorted()
    }
  }

  @Test("each step compiles with the modules of this build")
  func eachStepCompiles() throws {
    let steps = try Self.steps
    #expect(steps.count == 5)
    for step in steps { #expect(try compile(step) == "", "\(step)") }
  }

  @Test("each step is shown, and what is shown is there")
  func eachStepShowsWhatExists() throws {
    let text = try String(
      contentsOf: Self.catalog.appendingPathComponent("Tutorials/Browser.tutorial"),
      encoding: .utf8)
    let names = text.matches(of: /file: "([^"]+)"/).map { String($0.1) }
    #expect(try names == Self.steps)
  }

  /// Compiles a file as a module of its own; returns what the compiler says.
  private func compile(_ name: String) throws -> String {
    let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Step",
      "-I", modules, Self.catalog.appendingPathComponent("Resources/\(name)").path,
    ]
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(bytes: data, encoding: .utf8) ?? ""
  }
}
