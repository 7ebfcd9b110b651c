import ArgumentParser
import PageHosts

/// What became of a run, as it is told at its end.
struct ShotReport {
  /// The numbers of every picture that was taken.
  private(set) var measurements: [ShotMeasurement] = []
  private var findings: [(shot: Shot, image: String?, finding: ShotFinding)] = []
  private var failures: [(shot: Shot?, failure: ShotFailure)] = []

  /// Takes up what went wrong before any picture.
  mutating func add(_ failure: ShotFailure) {
    failures.append((nil, failure))
  }

  /// Takes up the outcome of one picture.
  mutating func add(_ outcome: ShotOutcome) {
    switch outcome {
    case .taken(let shot, let measurement, let found):
      measurements.append(measurement)
      findings += found.map { (shot, measurement.image, $0) }
    case .failed(let shot, let failure): failures.append((shot, failure))
    }
  }

  /// The pictures of pages that did not become quiet.
  var busyImages: Set<String> {
    Set(findings.filter { $0.finding == .busy }.compactMap(\.image))
  }

  /// How many pictures there are, and where.
  func summary(folder: String) -> String {
    "\(measurements.count) \(measurements.count == 1 ? "picture" : "pictures") in \(folder)"
  }

  /// Says on standard error which pictures failed, why, and what is to be known of the others.
  ///
  /// Pictures that failed for one reason are told together.
  func complain() {
    for words in findings.map(Self.words).unique() {
      Console.complain(words.message, advice: words.advice)
    }
    for failure in failures.map(\.failure).unique() {
      Console.complain(failure.message, advice: failure.advice)
      for shot in failures.filter({ $0.failure == failure }).compactMap(\.shot) {
        Console.note("          not taken: \(shot)\n")
      }
    }
  }

  /// The exit status, `nil` when all went well.
  var exitStatus: ExitCode? {
    if !failures.isEmpty { return ExitStatus.failed }
    return findings.isEmpty ? nil : ExitStatus.findings
  }

  /// Says on standard error what JSON has no key for and a table marks: numbers that are rounded.
  func noteRounding() {
    let rounded = measurements.filter(\.hasRoundedEnvironment).compactMap(\.image)
    guard !rounded.isEmpty else { return }
    let names = rounded.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    Console.note(
      "fanlight: env() is rounded to whole points by the engine in \(names.joined(separator: ", ")).\n"
    )
  }

  private static func words(
    _ shot: Shot, _ image: String?, _ finding: ShotFinding
  ) -> ShotFailure {
    switch finding {
    case .busy:
      ShotFailure(
        "\(shot): the page was still busy when its time ran out; the picture shows it as it was.",
        advice: "Give it more time with --timeout.")
    case .errorPage(let status):
      ShotFailure(
        "\(shot.page.word): the server answered \(status); the pictures show its page about that.",
        advice: "Check the address, and look at the server's log.")
    }
  }
}
