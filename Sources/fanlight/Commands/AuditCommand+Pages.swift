import Foundation
import PageAudit
import PageHosts

extension AuditCommand {
  /// Returns the pages that the command line, its lists and the crawl of its site name, with the errors of
  /// arguments and URLs that failed.
  @MainActor
  func pageSources(on selection: ScreenSelection) async throws -> PageSources {
    let list = PageList(pages)
    var sources = PageSources(
      list.arguments, readAccess: nil, failure: { pageAccess.failure(for: $0) })
    for (argument, failure) in list.failures { sources.add(failure, of: argument) }
    guard let request = try site.request else { return sources }
    let crawl = CrawlRun(
      request: request,
      audit: AuditRequest(
        pages: [], selection: selection, hosts: [.safari], timeout: .seconds(timeout ?? 30),
        wait: waiting.wait, access: pageAccess.access),
      configuration: reach.configuration(usesSandbox: !noSandbox), isQuiet: quiet)
    var found: [CrawlEvent] = []
    await crawl.run { found.append($0) }
    for event in found {
      switch event {
      case .page(let url):
        sources.add(PageSource(.web(url), argument: url.absoluteString))
      case .failure(let address, let failure): sources.add(failure, of: address)
      case .note: break
      }
    }
    return sources
  }
}
