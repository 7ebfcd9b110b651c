import ArgumentParser
import Gallery
import PageHosts

/// The summary of a gallery.
struct GalleryReport {
  /// The outcome of each figure, in order.
  let outcomes: [FigureOutcome]
  /// The error in writing the page; `nil` if it was written.
  var pageFailure: FigureFailure?

  /// Creates the summary of outcomes.
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

  /// Returns the number of figures and their folder as text.
  func summary(folder: String) -> String {
    let made = outcomes.count - failures.count
    let location = pageFailure == nil ? "\(folder)/index.html" : folder
    return "\(made) \(made == 1 ? "figure" : "figures") in \(location)"
  }

  /// Prints to standard error the numbers that differ from their rules, and the figures that could not be made.
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
        Console.printDiagnostic("          not made: \(figure.id)\n")
      }
    }
    if let pageFailure { Console.printError(pageFailure.message, advice: pageFailure.advice) }
  }

  /// The exit status; `nil` for success.
  var exitStatus: ExitCode? {
    if !failures.isEmpty || pageFailure != nil { return ExitStatus.failed }
    return findings.isEmpty ? nil : ExitStatus.findings
  }
}
