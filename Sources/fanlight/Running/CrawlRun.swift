import ChromiumEngine
import Foundation
import PageAudit
import PageHosts
import Reporting

/// A crawl with an engine of its own, and its progress on standard error.
@MainActor
struct CrawlRun {
  /// The request.
  let request: CrawlRequest
  /// The screens, waits and access with which pages are loaded.
  let audit: AuditRequest
  /// How the engine is launched; private addresses are blocked in any case.
  var configuration: ChromiumConfiguration
  /// Whether there is no progress on standard error.
  let isQuiet: Bool

  /// Crawls, and reports pages and failures; notes are printed.
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
      // Before the bar, which may be on the same terminal.
      report(event)
      switch event {
      case .page(let url): progress.finish(url.absoluteString.printable)
      case .failure(let address, _): progress.finish(address.printable, isFailed: true)
      case .note(let text): Console.note("fanlight: \(text)\n")
      }
    }
    progress.clear()
    await engine.shutDown()
  }
}
