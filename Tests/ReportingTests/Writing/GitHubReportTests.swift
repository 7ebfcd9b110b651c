import Reporting
import Testing

@Suite("Reports 7 · annotations and summary of GitHub")
struct GitHubReportTests {
  @Test("A finding is an annotation at its cause, on one line")
  func findingsAreAnnotations() {
    let lines = GitHubReport(.everything).commands.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines[0] == "::error title=/pricing · load::The server answered 503.%0ALook at its log.")
    #expect(
      lines[1].hasPrefix(
        "::error file=css/app.css,line=120,endLine=120,title=status-bar-overlap · /pricing::"
          + "Content lies below the status bar: header.top > button.menu%0A"))
    #expect(
      lines[2].hasPrefix(
        "::error file=Tests/ShopUITests/CheckoutTests.swift,line=14,endLine=14,"))
  }

  @Test("The ten most severe findings are annotated, and a notice counts the others")
  func mostSevereTenAreAnnotated() {
    var report = Report.everything
    report.failures = []
    report.comparisons = []
    report.findings = (0..<30).map { .menu("f\($0)", severity: $0 % 2 == 0 ? .minor : .critical) }
    let lines = GitHubReport(report).commands.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[10].hasPrefix("::notice title=fanlight::20 more"))
  }

  @Test(
    "Escapes are those of actions/toolkit",
    arguments: [
      ("a%b", "a%25b"), ("a\r\nb", "a%0D%0Ab"), ("%0A", "%250A"), ("::error::x", "::error::x"),
    ])
  func dataIsEscaped(_ text: String, _ escaped: String) {
    var report = Report.everything
    report.failures = [.init(subject: "s", what: "load", message: text, advice: "")]
    let line = GitHubReport(report).commands.split(separator: "\n")[0]
    #expect(line == "::error title=s · load::\(escaped)%0A")
  }

  @Test("The values of properties escape colons and commas too")
  func propertiesAreEscaped() {
    var report = Report.everything
    report.failures = [.init(subject: "a,b:c%d\n", what: "load", message: "m")]
    let line = GitHubReport(report).commands.split(separator: "\n")[0]
    #expect(line.hasPrefix("::error title=a%2Cb%3Ac%25d%0A · load::m"))
  }

  @Test("No text starts a new line", arguments: HostileText.all)
  func noTextStartsANewLine(_ hostile: String) {
    let commands = GitHubReport(.hostile(hostile)).commands
    let lines = commands.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == GitHubReport(.hostile("plain")).commands.count { $0 == "\n" } + 1)
    for scalar in commands.unicodeScalars where scalar != "\n" && scalar != "\t" {
      #expect(!scalar.isTerminalControl)
    }
  }
}
