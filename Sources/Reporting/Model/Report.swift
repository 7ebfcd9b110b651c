/// What a run looked at and what it found: the one model behind every reporter.
///
/// The keys of its JSON are those of docs/spec/reports.md, section 3, in the order of the
/// properties. A key that is left out is unknown; `null` says that there is no value.
package struct Report: Sendable, Hashable, Codable {
  /// What the file is: `fanlight-report`.
  package private(set) var format = Self.formatName
  /// The version of the model, `major.minor`.
  package private(set) var version = Self.currentVersion
  /// The program that wrote the report.
  package var tool: Tool
  /// The engine that showed the pages; `nil` if none ran.
  package var engine: Engine?
  /// The run.
  package var run: Run
  /// The screens that were looked at, in the catalog's order.
  package var screens: [Screen]
  /// The rules that were applied.
  package var rules: [Rule]
  /// What was looked at: pages, figures, tests.
  package var subjects: [Subject]
  /// The pictures that the rest refers to.
  package var pictures: [Picture]
  /// The subjects on the screens.
  package var shots: [Shot]
  /// The pictures that were compared with their references.
  package var comparisons: [Comparison]
  /// The faults.
  package var findings: [Finding]
  /// What could not be done.
  package var failures: [Failure]
  /// The counts of the above.
  package var summary: Summary

  /// The name of the format.
  package static let formatName = "fanlight-report"
  /// The major version of the model that this program writes.
  package static let majorVersion = 1
  /// The version of the model that this program writes.
  package static let currentVersion = "1.0"

  /// Creates a report, in order and with its summary.
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

  /// Marks the report as one of the version that this program writes, after one was read.
  mutating func setCurrentVersion() { version = Self.currentVersion }
}
