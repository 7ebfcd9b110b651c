import Reporting

extension Report {
  /// Marks the report as incomplete, because a signal ended its run.
  mutating func markInterrupted() {
    run.complete = false
    let failure = Failure(
      what: "run", message: "The run ended early; the report has the results so far.",
      advice: "Run it again.")
    if !failures.contains(failure) { failures.append(failure) }
    sort()
    summarize()
  }
}
