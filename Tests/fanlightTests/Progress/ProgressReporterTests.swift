import Testing

@testable import fanlight

@Suite("Progress")
@MainActor
struct ProgressReporterTests {
  /// Returns the output of a reporter with three steps.
  private func written(_ style: ProgressReporter.Style) -> String {
    var text = ""
    let reporter = ProgressReporter(total: 3, style: style) { text += $0 }
    reporter.finish("one")
    reporter.finish("two", isFailed: true)
    reporter.clear()
    return text
  }

  @Test("plain lines if there is no terminal")
  func plainLinesWithoutATerminal() {
    #expect(written(.lines) == "1/3 one\n2/3 two: failed\n")
  }

  @Test("no output if quiet")
  func noOutputIfQuiet() {
    #expect(written(.none).isEmpty)
  }

  @Test("a bar stays on one line of the terminal and is cleared at the end")
  func barsStayOnOneLine() {
    let text = written(.bar(columns: 40))
    let parts = text.split(separator: "\r")

    #expect(!text.contains("\n"))
    #expect(parts.allSatisfy { $0.count == 39 })
    #expect(parts[1].hasPrefix("[######..............] 1/3 one"))
    #expect(parts.last?.allSatisfy { $0 == " " } == true)
    #expect(written(.bar(columns: 10)).split(separator: "\r").allSatisfy { $0.count == 9 })
  }
}
