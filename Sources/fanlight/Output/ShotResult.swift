import DeviceCatalog
import PageHosts
import Reporting
import WebEngine

/// The result of a picture, as `--json` prints it.
struct ShotResult {
  /// The outcome of a picture.
  enum Outcome {
    case taken(ShotMeasurement, findings: [ShotFinding])
    case failed(ShotFailure)
  }

  /// The page's argument on the command line.
  let input: String
  /// The screen and host of the picture.
  let screen: ScreenSelection.Screen
  /// The outcome of the picture.
  let outcome: Outcome

  /// The measurement; `nil` if the picture was not taken.
  var measurement: ShotMeasurement? {
    if case .taken(let measurement, _) = outcome { measurement } else { nil }
  }

  /// The findings of the picture; empty if it was not taken.
  var findings: [ShotFinding] {
    if case .taken(_, let findings) = outcome { findings } else { [] }
  }

  /// The error; `nil` if the picture was taken.
  var failure: ShotFailure? {
    if case .failed(let failure) = outcome { failure } else { nil }
  }

  /// Whether the page did not become quiet before the timeout.
  var isBusy: Bool { findings.contains { if case .busy = $0 { true } else { false } } }

  /// The errors of the page's scripts, and the files that failed to load.
  var problems: [PageProblem] {
    findings.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }
  }

  /// The page's activity at the timeout; `nil` if it was quiet or its activity is unknown.
  private var activity: PageActivity? {
    for case .busy(let activity) in findings { return activity }
    return nil
  }

  /// Returns the result as JSON, with the same keys for all outcomes; unknown values are `null`.
  ///
  /// - Parameter engine: The engine that showed the page.
  func json(engine: EngineInformation?) -> JSONText {
    let measurement = measurement
    let measured = measurement?.members.filter { !Self.screenKeys.contains($0.key) }
    let style = measurement?.statusBarStyle ?? screen.statusBarStyle
    let styles: [JSONText.Member] =
      screen.host == .webapp ? [.init("statusBarStyle", .orNull(style?.rawValue))] : []
    let members: [JSONText.Member] =
      [
        .init("input", .string(input)),
        .init("status", .string(failure != nil ? "failed" : isBusy ? "busy" : "ok")),
        .init(
          "waitingFor", .orNull(activity.map { "\($0)".printable(limit: String.urlLimit) })),
        .init(
          "httpStatus", .orNull((measurement?.httpStatus ?? failure?.httpStatus).map(Double.init))),
        .init("error", .orNull(failure.map(\.message))),
        .init("problems", .array(problems.map(\.json))),
        .init("url", .orNull(measurement?.url?.printable(limit: String.urlLimit))),
        .init("image", .orNull(measurement?.image)),
        .init("device", .string(screen.target.device.name)),
        .init("system", .string("\(screen.target.system)")),
        .init("orientation", .string(screen.orientation.rawValue)),
        .init("host", .string(screen.host.rawValue)),
        .init("strategy", .orNull(screen.strategy?.rawValue)),
      ] + styles + [.init("engine", engine.map(\.json) ?? .null)]
    return .object(members + (measured ?? Self.measuredKeys.map { .init($0, .null) }))
  }

  /// The keys of a measurement that identify its screen.
  private static let screenKeys: Set<String> = [
    "device", "system", "orientation", "host", "strategy", "statusBarStyle",
  ]
  /// The other keys of a measurement.
  private static let measuredKeys = [
    "bars", "viewportFit", "source", "screen", "webView", "scrollView", "page",
  ]
}

extension EngineInformation {
  /// The engine as JSON.
  fileprivate var json: JSONText {
    .object([.init("name", .string(name)), .init("version", .string(version))])
  }
}

extension PageProblem {
  /// The problem as JSON.
  fileprivate var json: JSONText {
    .object([
      .init("kind", .string(kind.rawValue)),
      .init("message", .string(message.printable(limit: String.urlLimit))),
      .init("url", .string(url.printable(limit: String.urlLimit))),
      .init("line", .orNull(line.map(Double.init))),
    ])
  }
}
