import WebEngine

/// The state of a web view's content process, and what was sent to it; replaced when it ends.
struct PageProcessState {
  /// The viewport that was sent last.
  var sentViewport: PageViewport?
  /// The settings that were sent last.
  var sentSettings: PageSettings?
  /// Whether the page is halted because it did not become quiet, or did not respond, in time.
  var isHalted: Bool = false
  /// The engine's page that was halted; another may have been opened since.
  weak var haltedPage: (any WebPage)?
  /// The task that halts the page, while it runs.
  var halting: Task<Void, Never>?
  /// The limit that the process is being terminated for.
  var reachedLimit: PageLimit?
  /// The last measurement, and the connection's revision at that time.
  var measurement: (numbers: PageMeasurement, revision: Int)?
}
