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

  @Test("the status is 0 if all numbers agree, 1 if one differs, 2 if a figure is not made")
  func statusIsTheOutcome() {
    let lost = FigureOutcome.failed(figure, FigureFailure("Lost."))
    #expect(GalleryReport(outcomes: [made(1)]).exitStatus == nil)
    #expect(GalleryReport(outcomes: [made(1), made(2)]).exitStatus == ExitCode(1))
    #expect(GalleryReport(outcomes: [made(1), lost]).exitStatus == ExitCode(2))
    #expect(GalleryReport(outcomes: [made(2), lost]).exitStatus == ExitCode(2))
  }

  @Test("the status is 2 if the page could not be written, and the summary does not name it")
  func unwritablePagesAreStatus2() {
    var report = GalleryReport(outcomes: [made(1), made(1)])
    #expect(report.summary(folder: "out") == "2 figures in out/index.html")
    report.pageFailure = FigureFailure("No page.")
    #expect(report.exitStatus == ExitCode(2))
    #expect(report.summary(folder: "out") == "2 figures in out")
  }
}
