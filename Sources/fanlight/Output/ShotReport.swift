import ArgumentParser
import PageHosts

/// What became of a run, as it is told at its end.
struct ShotReport {
  /// The numbers of every picture that was taken.
  private(set) var measurements: [ShotMeasurement] = []
  /// The numbers of the pages that did not become quiet.
  private(set) var busy: [ShotMeasurement] = []
  private var busyNames: [String] = []
  private var failures: [(shot: Shot?, failure: ShotFailure)] = []

  /// Takes up what went wrong before any picture.
  mutating func add(_ failure: ShotFailure) {
    failures.append((nil, failure))
  }

  /// Takes up the outcome of one picture.
  mutating func add(_ outcome: ShotOutcome) {
    switch outcome {
    case .taken(let shot, let measurement, let isQuiet):
      measurements.append(measurement)
      if !isQuiet {
        busy.append(measurement)
        busyNames.append("\(shot)")
      }
    case .failed(let shot, let failure): failures.append((shot, failure))
    }
  }

  /// How many pictures there are, and where.
  func summary(folder: String) -> String {
    "\(measurements.count) \(measurements.count == 1 ? "picture" : "pictures") in \(folder)"
  }

  /// Says on standard error which pictures failed, why, and which pages were busy.
  ///
  /// Pictures that failed for one reason are told together.
  func complain() {
    for name in busyNames {
      Console.complain(
        "\(name): the page was still busy when its time ran out; the picture shows it as it was.",
        advice: "Give it more time with --timeout.")
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
    return busy.isEmpty ? nil : ExitStatus.findings
  }
}
