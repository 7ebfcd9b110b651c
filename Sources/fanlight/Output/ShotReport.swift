import ArgumentParser
import Foundation
import PageHosts
import Reporting
import WebEngine

/// The results of `fanlight shot` as they arrive, and their output.
@MainActor
final class ShotReport {
  /// A format of the results.
  enum Format {
    case json
    case table(EdgeOrder)
  }

  private let format: Format
  private let inputs: [String]
  private let screens: [ScreenSelection.Screen]
  private let units: Set<String>
  private let folder: String
  private var results: [ShotResult] = []
  /// The errors of pages of which no picture was attempted, in order.
  private var earlyFailures: [ShotFailure] = []
  /// The engine's name and version; `nil` until it is launched.
  var engine: EngineInformation?
  /// The paths of an earlier run's pictures that this run overwrites.
  private var earlierImages: Set<String> = []

  /// Creates a report without results.
  ///
  /// - Parameters:
  ///   - inputs: The arguments that name the pages, each once.
  ///   - units: The units of this run's shard, which are pages on devices.
  ///   - folder: The folder for the pictures, as on the command line.
  init(
    inputs: [String], screens: [ScreenSelection.Screen], units: Set<String>, folder: String,
    format: Format
  ) {
    self.inputs = inputs
    self.screens = screens
    self.units = units
    self.folder = folder
    self.format = format
  }

  /// Adds the error of a page of which no picture can be taken.
  func add(_ failure: ShotFailure, of input: String) {
    let screens = screens(of: input)
    guard !screens.isEmpty else { return }
    earlyFailures.append(failure)
    results += screens.map { ShotResult(input: input, screen: $0, outcome: .failed(failure)) }
  }

  /// Adds the outcome of one picture.
  func add(_ outcome: ShotOutcome) {
    switch outcome {
    case .taken(let shot, let measurement, let findings):
      add(shot, .taken(measurement, findings: findings))
    case .failed(let shot, let failure): add(shot, .failed(failure))
    }
  }

  private func add(_ shot: Shot, _ outcome: ShotResult.Outcome) {
    results.append(ShotResult(input: shot.page.argument, screen: shot.screen, outcome: outcome))
  }

  /// Records which pictures of a request exist already.
  func recordEarlierImages(of request: ShotRequest) {
    earlierImages = Set(
      request.shots.map(\.image.path).filter(FileManager.default.fileExists(atPath:)))
  }

  // MARK: Printing

  /// Prints the results to standard output.
  func printResults() {
    switch format {
    case .json: Console.print(JSONText.array(ordered.map { $0.json(engine: engine) }).text)
    case .table(let order):
      let measurements = ordered.compactMap(\.measurement)
      guard !measurements.isEmpty else { return }
      let busy = Set(results.filter(\.isBusy).compactMap { $0.measurement?.image })
      Console.print(
        MeasurementTable(measurements, busyImages: busy, order: order).text + "\n\n" + summary)
    }
  }

  /// Prints the results so far when a signal ends the run.
  ///
  /// - Parameter printsResults: Whether to print the results; `false` if a form of the report is written to
  ///   standard output.
  func printInterrupted(printsResults: Bool = true) {
    if printsResults { printResults() }
    printErrors()
    Console.printError(
      "Interrupted after \(results.count) of \(total) pictures.",
      advice: "The numbers of the pictures that were taken are printed.")
  }

  /// Prints the failures and the findings to standard error.
  ///
  /// Pictures that failed for the same reason are reported together.
  func printErrors() {
    if case .json = format { printRounding() }
    printReplacedImages()
    printProblems()
    for message in results.flatMap(Self.messages).unique() {
      Console.printError(message.message, advice: message.advice)
    }
    let failed = results.filter { $0.failure != nil }
    let failures = (earlyFailures + failed.compactMap(\.failure)).unique()
    for failure in failures {
      Console.printError(failure.message, advice: failure.advice)
      guard !earlyFailures.contains(failure) else { continue }
      for result in failed where result.failure == failure {
        Console.printDiagnostic("          not taken: \(result)\n")
      }
    }
  }

  /// Returns the exit status; `nil` for success.
  ///
  /// - Parameter isStrict: Whether script errors and files that failed to load count as findings.
  func exitStatus(isStrict: Bool) -> ExitCode? {
    if results.contains(where: { $0.failure != nil }) { return ExitStatus.failed }
    let hasFindings = results.flatMap(\.findings).contains { finding in
      switch finding {
      case .busy, .elementMissing, .errorPage: true
      case .problem: isStrict
      case .scrolledToEnd, .refusedFile, .undeclaredWebApp: false
      }
    }
    return hasFindings ? ExitStatus.findings : nil
  }

  /// The number of pictures to take.
  var total: Int { inputs.reduce(0) { $0 + screens(of: $1).count } }

  /// Returns the screens on which pictures of a page are to be taken.
  private func screens(of input: String) -> [ScreenSelection.Screen] {
    screens.filter { units.contains(Shot.unit(input, $0.target)) }
  }

  /// The number of pictures that were taken or failed.
  var count: Int { results.count }

  /// Returns the report of the results so far with its pictures.
  func report(
    _ run: Report.Run, by builder: ShotReportBuilder, sandbox: String
  ) -> (report: Report, pictures: ReportPictures) {
    builder.report(run, inputs: inputs, results: ordered, engine: engine, sandbox: sandbox)
  }

  /// The results grouped by page, in the order of the arguments.
  private var ordered: [ShotResult] {
    let byInput = Dictionary(grouping: results, by: \.input)
    return inputs.flatMap { byInput[$0] ?? [] }
  }

  /// The engine, the number of pictures and their folder as text.
  private var summary: String {
    let taken = results.count { $0.measurement != nil }
    let count = taken == total ? "\(taken)" : "\(taken) of \(total)"
    let engine = engine.map { "Engine: \($0.name) \($0.version)\n" } ?? ""
    let pictures = total == 1 ? "picture" : "pictures"
    return "\(engine)\(count) \(pictures) in \(folder.escapingControls())"
  }

  /// Prints a note on rounded numbers, which a table marks and for which JSON has no key.
  private func printRounding() {
    let rounded = results.compactMap(\.measurement).filter(\.hasRoundedEnvironment)
      .compactMap(\.image)
    guard !rounded.isEmpty else { return }
    let names = rounded.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    Console.printDiagnostic(
      "fanlight: env() is rounded to whole points by the engine in \(names.joined(separator: ", ")).\n"
    )
  }

  private func printReplacedImages() {
    let replaced = results.compactMap { $0.measurement?.image }.count(where: earlierImages.contains)
    guard replaced > 0 else { return }
    let pictures = replaced == 1 ? "1 picture" : "\(replaced) pictures"
    Console.printDiagnostic(
      "fanlight: replaced \(pictures) of an earlier run in \(folder.escapingControls()).\n")
  }

  /// The maximum number of a page's problems that are printed to standard error; JSON has all of them.
  private static let maximumPrintedProblems = 10

  private func printProblems() {
    for input in inputs {
      let problems = results.filter { $0.input == input }.flatMap(\.problems).unique()
      for problem in problems.prefix(Self.maximumPrintedProblems) {
        Console.printDiagnostic("fanlight: \(input.printable): \(problem.sentence)\n")
      }
      let rest = problems.count - Self.maximumPrintedProblems
      if rest > 0 {
        Console.printDiagnostic(
          "fanlight: \(input.printable): \(rest) more of these; --json lists them.\n")
      }
    }
  }

  private static func messages(_ result: ShotResult) -> [ShotFailure] {
    result.findings.compactMap { finding in
      switch finding {
      case .busy(let activity):
        ShotFailure(
          "\(result): the page was still busy when its time ran out"
            + (activity.map { ", waiting for \("\($0)".printable)" } ?? "")
            + "; the picture shows it as it was.",
          advice: "Give it more time with --timeout, or do not wait for that with --until load.")
      case .elementMissing(let selector):
        ShotFailure(
          "\(result): no element that matches “\(selector.printable)” was displayed in time; "
            + "the picture shows the page as it was.",
          advice: "Check the selector of --wait-for, or give the page more time with --timeout.")
      case .errorPage(let status):
        ShotFailure(
          "\(result.input.printable): the server responded with \(status.printable); the pictures show its page about that.",
          advice: "Check the address, and look at the server's log.")
      case .scrolledToEnd:
        ShotFailure(
          "\(result.input.printable): the document ends before the position of --scroll; the pictures show "
            + "its end.", advice: "")
      case .undeclaredWebApp:
        ShotFailure(
          """
          \(result.input.printable): the page does not declare itself a web app. On iOS 26 and later it \
          opens as one from the home screen unless the user turns that off; earlier systems open it in \
          Safari.
          """, advice: "Write <meta name=\"apple-mobile-web-app-capable\" content=\"yes\">.")
      case .refusedFile(let name, let refusal):
        ShotFailure(refusing: name, to: result.input, refusal)
      case .problem: nil
      }
    }
  }
}

extension PageProblem {
  /// The problem on one line, such as "style sheet failed to load: 404 Not Found (http://...)".
  fileprivate var sentence: String {
    let reason = kind == .script ? kind.rawValue : "\(kind.rawValue) failed to load"
    let source = url.printable
    let location = url.isEmpty ? "" : line.map { " (\(source):\($0))" } ?? " (\(source))"
    return "\(reason): \(message.printable)\(location)"
  }
}

extension ShotResult: CustomStringConvertible {
  /// A description such as "page.html on iPhone X, iOS 11.4, portrait, safari".
  var description: String { Shot.description(input, screen) }
}
