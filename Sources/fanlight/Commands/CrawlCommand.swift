import ArgumentParser
import ChromiumEngine
import DeviceCatalog
import Foundation
import PageAudit
import PageHosts

/// The command that prints the URLs of a site's pages.
struct CrawlCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "crawl",
    abstract: "List the pages of a site, for an audit on several machines.",
    usage: """
      fanlight crawl <url> [<options>]
      fanlight crawl --sitemap <url> [<options>]
      """,
    discussion: """
      Prints the start page, the pages it links to, those of the site's sitemap, and their links, an \
      address a line. Pages are those of one server, its robots.txt is obeyed, and only links are \
      followed that a browser shows. 'fanlight audit --site' finds the same pages.

      EXAMPLES
        fanlight crawl https://example.com > pages.txt
        fanlight audit @pages.txt --shard 1/4 --report blob=blob
        fanlight crawl --sitemap https://example.com/sitemap.xml --max-pages 500

      EXIT STATUS
        0   done
        2   a page could not be loaded; the others are listed
        64  the command line is wrong
      """)

  @Argument(
    help: ArgumentHelp("The URL of the start page.", valueName: "url"),
    transform: SiteArgument.url)
  var site: URL?

  @Option(
    help: ArgumentHelp(
      "List the pages of this sitemap; with a start page, instead of the sitemap that the site names.",
      valueName: "url"),
    transform: SiteArgument.url)
  var sitemap: URL?

  @OptionGroup var limits: CrawlLimitOptions

  @OptionGroup var pageAccess: PageAccessOptions

  @OptionGroup var waiting: WaitOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a page may take to load and become quiet. (default: 30)", valueName: "seconds"),
    transform: NumberArgument.seconds)
  var timeout: Double?

  @Flag(
    name: .customLong("no-sandbox"),
    help: "Run pages without the browser's sandbox; only for pages you trust.")
  var noSandbox: Bool = false

  @Flag(name: .shortAndLong, help: "Show no progress on standard error.")
  var quiet: Bool = false

  mutating func validate() throws {
    guard site != nil || sitemap != nil else {
      throw ValidationError("Name the start page of a site, or a sitemap with --sitemap <url>.")
    }
    _ = try limits.request(site: site, sitemap: sitemap)
  }

  @MainActor
  func run() async throws {
    let devices = DeviceGroup.representative.devices(in: .builtIn)
    let selection = ScreenSelection(
      targets: devices.prefix(1).map { .init(device: $0, system: $0.lastSystem) },
      orientations: [.portrait], hosts: [.safari])
    let crawl = CrawlRun(
      request: try limits.request(site: site, sitemap: sitemap),
      audit: AuditRequest(
        pages: [], selection: selection, hosts: [.safari], timeout: .seconds(timeout ?? 30),
        wait: waiting.wait, access: pageAccess.access),
      configuration: ChromiumConfiguration(sandbox: noSandbox ? .off : .on), isQuiet: quiet)
    var hasFailed = false
    await crawl.run { event in
      switch event {
      case .page(let url): Console.print(url.absoluteString)
      case .failure(_, let failure):
        hasFailed = true
        Console.printError(failure.message, advice: failure.advice)
      case .note: break
      }
    }
    if let note = pageAccess.certificateNote { Console.printDiagnostic(note) }
    if hasFailed { throw ExitStatus.failed }
  }
}
