import ArgumentParser
import Gallery
import Testing

@testable import fanlight

@Suite("The report of a gallery")
struct GalleryReportTests {
  private let figure = Figure(
    "001-example", of: .safeArea, title: "Title", rule: "Rule.", statements: ["S1.1"]
  ) { _ in FigureResult() }

  private func made(_ measured: Int) -> FigureOutcome {
    .made(
      figure, FigureResult(checks: [FigureCheck("n", on: "s", expected: 1, measured: measured)]))
  }

  @Test("numbers that agree are 0, one that does not is 1, a figure that is not made is 2")
  func theStatusTellsTheOutcome() {
    let lost = FigureOutcome.failed(figure, FigureFailure("Lost."))
    #expect(GalleryReport(outcomes: [made(1)]).exitStatus == nil)
    #expect(GalleryReport(outcomes: [made(1), made(2)]).exitStatus == ExitCode(1))
    #expect(GalleryReport(outcomes: [made(1), lost]).exitStatus == ExitCode(2))
    #expect(GalleryReport(outcomes: [made(2), lost]).exitStatus == ExitCode(2))
  }

  @Test("a page that could not be written is 2, and not named")
  func anUnwritablePageHasStatus2() {
    var report = GalleryReport(outcomes: [made(1), made(1)])
    #expect(report.summary(folder: "out") == "2 figures in out/index.html")
    report.pageFailure = FigureFailure("No page.")
    #expect(report.exitStatus == ExitCode(2))
    #expect(report.summary(folder: "out") == "2 figures in out")
  }
}
