import ArgumentParser
import Gallery
import PageHosts

/// The summary of a gallery.
struct GalleryReport {
  /// The outcome of each figure, in order.
  let outcomes: [FigureOutcome]
  /// Why the page could not be written, if it could not.
  var pageFailure: FigureFailure?

  /// Takes up what became of figures.
  init(outcomes: [FigureOutcome]) {
    self.outcomes = outcomes
  }

  private var failures: [(figure: Figure, failure: FigureFailure)] {
    outcomes.compactMap { outcome in
      if case .failed(let figure, let failure) = outcome { (figure, failure) } else { nil }
    }
  }

  private var findings: [(figure: Figure, check: FigureCheck)] {
    outcomes.flatMap { outcome in outcome.findings.map { (outcome.figure, $0) } }
  }

  /// The number of figures and their folder.
  func summary(folder: String) -> String {
    let made = outcomes.count - failures.count
    let location = pageFailure == nil ? "\(folder)/index.html" : folder
    return "\(made) \(made == 1 ? "figure" : "figures") in \(location)"
  }

  /// Says on standard error which numbers do not agree, and which figures could not be made.
  ///
  /// Figures that failed for the same reason are reported together.
  func printErrors() {
    for (figure, check) in findings {
      Console.printError(
        "\(figure.id): \(check.name) on \(check.subject) is \(check.measured.text), "
          + "not \(check.expected.text).", advice: "")
    }
    for failure in failures.map(\.failure).unique() {
      Console.printError(failure.message, advice: failure.advice)
      for (figure, other) in failures where other == failure {
        Console.note("          not made: \(figure.id)\n")
      }
    }
    if let pageFailure { Console.printError(pageFailure.message, advice: pageFailure.advice) }
  }

  /// The exit status, `nil` when all went well.
  var exitStatus: ExitCode? {
    if !failures.isEmpty || pageFailure != nil { return ExitStatus.failed }
    return findings.isEmpty ? nil : ExitStatus.findings
  }
}
