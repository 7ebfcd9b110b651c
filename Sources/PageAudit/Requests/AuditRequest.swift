package import AuditRules
package import PageHosts

/// A request to audit pages on screens.
package struct AuditRequest: Sendable {
  /// The pages.
  package var pages: [PageSource]
  /// The screens, with the hosts of ``hosts``.
  package var selection: ScreenSelection
  /// The hosts.
  package var hosts: [PageHost]
  /// Whether a page that declares itself a web app is also audited as one.
  package var addsDeclaredWebApp: Bool
  /// The options for judging screenfuls.
  package var options: JudgingOptions
  /// The timeout for each load and measurement of a page.
  package var timeout: Duration
  /// The conditions for measuring a page.
  package var wait: PageWait
  /// The cookies, header fields and credentials of the requests, and the trusted servers.
  package var access: PageAccess
  /// The preparation of a page before it is measured.
  package var preparation: PagePreparation
  /// Whether the page is loaded again for each viewport, instead of resized.
  package var reloadsEach: Bool
  /// The maximum number of tabs in which a page is measured concurrently.
  package var tabs: Int
  /// Whether pictures are taken of the screens where findings are worst.
  package var takesPictures: Bool
  /// Called as the audit of a page proceeds.
  package var progress: (@MainActor @Sendable (AuditProgress) -> Void)?

  /// Creates a request.
  package init(
    pages: [PageSource], selection: ScreenSelection, hosts: [PageHost],
    options: JudgingOptions = JudgingOptions(), timeout: Duration = .seconds(30),
    wait: PageWait = PageWait(), access: PageAccess = PageAccess(), takesPictures: Bool = false,
    addsDeclaredWebApp: Bool = false, preparation: PagePreparation = PagePreparation(),
    reloadsEach: Bool = false, tabs: Int = 4
  ) {
    self.preparation = preparation
    self.reloadsEach = reloadsEach
    self.tabs = tabs
    self.takesPictures = takesPictures
    self.addsDeclaredWebApp = addsDeclaredWebApp
    self.pages = pages
    self.selection = selection
    self.hosts = hosts
    self.options = options
    self.timeout = timeout
    self.wait = wait
    self.access = access
  }
}
