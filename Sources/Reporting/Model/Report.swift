/// The subjects, screens and results of a run: the model that all reporters share.
///
/// The keys of its JSON are those of docs/spec/reports.md, section 3, in the order of the
/// properties. An absent key means that a value is unknown; `null` means that there is no value.
package struct Report: Sendable, Hashable, Codable {
  /// The name of the format, always `fanlight-report`.
  package private(set) var format = Self.formatName
  /// The version of the model, `major.minor`.
  package private(set) var version = Self.currentVersion
  /// The program that wrote the report.
  package var tool: Tool
  /// The web engine that rendered the pages; `nil` if none was launched.
  package var engine: Engine?
  /// The run that the report is about.
  package var run: Run
  /// The screens of the run, in the catalog's order.
  package var screens: [Screen]
  /// The rules that were applied.
  package var rules: [Rule]
  /// The subjects: pages, figures, or suites of tests.
  package var subjects: [Subject]
  /// The pictures that the other lists refer to.
  package var pictures: [Picture]
  /// The pictures and measurements of subjects on screens.
  package var shots: [Shot]
  /// The comparisons of pictures with their references.
  package var comparisons: [Comparison]
  /// The faults that were found.
  package var findings: [Finding]
  /// The parts of the run that failed.
  package var failures: [Failure]
  /// The number of entries in the lists above.
  package var summary: Summary

  /// The name of the format.
  package static let formatName = "fanlight-report"
  /// The major version of the model that this program writes.
  package static let majorVersion = 1
  /// The version of the model that this program writes.
  package static let currentVersion = "1.0"

  /// Creates a report, sorts its lists and counts them in its summary.
  package init(
    tool: Tool, engine: Engine? = nil, run: Run, screens: [Screen] = [], rules: [Rule] = [],
    subjects: [Subject] = [], pictures: [Picture] = [], shots: [Shot] = [],
    comparisons: [Comparison] = [], findings: [Finding] = [], failures: [Failure] = []
  ) {
    self.tool = tool
    self.engine = engine
    self.run = run
    self.screens = screens
    self.rules = rules
    self.subjects = subjects
    self.pictures = pictures
    self.shots = shots
    self.comparisons = comparisons
    self.findings = findings
    self.failures = failures
    summary = Summary()
    sort()
    summarize()
  }

  /// Sets the version to the one that this program writes, after a report was read.
  mutating func setCurrentVersion() { version = Self.currentVersion }
}
