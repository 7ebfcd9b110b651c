import PageHosts

/// The tabs of a sweep, which are closed together.
@MainActor
final class AuditTabs {
  private let page: PageSource
  private let request: AuditRequest
  private var tabs: [AuditTab] = []

  init(page: PageSource, request: AuditRequest) {
    self.page = page
    self.request = request
  }

  /// Opens a tab on a screen, and loads the page in it.
  func open(on screen: SweptScreen) async throws -> AuditTab {
    let tab = AuditTab(screen, page: page, request: request)
    tabs.append(tab)
    try await tab.load()
    return tab
  }

  /// Closes every tab.
  func close() async {
    for tab in tabs { await tab.close() }
    tabs = []
  }
}
