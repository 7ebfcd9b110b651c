import ChromiumEngine
import Foundation
import PageAudit
import PageHosts
import Reporting

/// A crawl with an engine of its own that shows progress on standard error.
@MainActor
struct CrawlRun {
  /// The request for the crawl.
  let request: CrawlRequest
  /// The screen, the wait conditions and the access with which pages are loaded.
  let audit: AuditRequest
  /// The configuration of the engine, except that private addresses are always blocked.
  var configuration: ChromiumConfiguration
  /// Whether no progress is shown on standard error.
  let isQuiet: Bool

  /// Runs the crawl, passes its events to a closure, and prints its notes.
  func run(_ report: @escaping @MainActor (CrawlEvent) -> Void) async {
    var configuration = configuration
    configuration.blocksPrivateAddresses = true
    let engine = ChromiumEngine(configuration)
    let progress = ProgressReporter(
      total: request.maximumPages, style: ProgressReporter.style(isQuiet: isQuiet))
    let interruption = Interruption(ending: engine) { progress.clear() }
    defer { interruption.stop() }
    await CrawlRunner(engine: engine).run(request, loadingAs: audit) { event in
      progress.clear()
      // The event is printed before the bar, which may be in the same terminal.
      report(event)
      switch event {
      case .page(let url): progress.finish(url.absoluteString.printable)
      case .failure(let address, _): progress.finish(address.printable, isFailed: true)
      case .note(let text): Console.printDiagnostic("fanlight: \(text)\n")
      }
    }
    progress.clear()
    await engine.shutDown()
  }
}
