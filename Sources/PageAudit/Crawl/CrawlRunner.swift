import Foundation
import Simulator
package import WebEngine

/// Crawls sites with an engine.
@MainActor
package final class CrawlRunner {
  private let engine: any WebEngine

  /// Creates a runner.
  ///
  /// - Parameter engine: An engine that blocks private IP addresses, except those of the servers that the user
  ///   named, whatever URLs pages link to.
  package init(engine: any WebEngine) { self.engine = engine }

  /// Crawls a site, and reports its pages as they are found.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - audit: The screens, waits, timeout and access with which pages are loaded; its pages are not used.
  package func run(
    _ request: CrawlRequest, loadingAs audit: AuditRequest,
    report: @escaping @MainActor (CrawlEvent) -> Void
  ) async {
    Composition.connect(engine)
    guard let loader = EngineCrawlLoader(audit),
      var crawl = SiteCrawl(request, loader: loader, report: report)
    else { return }
    await crawl.run()
    await loader.close()
  }
}
