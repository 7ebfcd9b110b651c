import Foundation
import Testing

@Suite("Screens · a machine without Chromium (testing.md 12)")
struct NoChromiumTests {
  @Test("suites without web views pass")
  func suitesWithoutWebViewsPass() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--no-parallel", "--filter",
      #"^FanlightTestingTests\.(ShowTests|ShownEventTests|ExpectSnapshotTests)/"#,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["FANLIGHT_CHROMIUM": "/nonexistent/chromium", "PATH": "/nonexistent"]
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains(/Test run with \d\d tests/), "\(text)")
  }
}
