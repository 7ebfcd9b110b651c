import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  func startLoad(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    let isPlain =
      (request.httpMethod ?? "GET") == "GET" && request.httpBody == nil
      && request.httpBodyStream == nil && (request.allHTTPHeaderFields ?? [:]).isEmpty
    guard isPlain else {
      return start(url, .refused("only GET requests without header fields can be loaded"))
    }
    return start(url, plan(for: url))
  }

  func startLoad(html: String, baseURL: URL?) -> WKNavigation? {
    start(baseURL ?? Self.blank, .page(.html(html, baseURL: baseURL)))
  }

  func startLoad(file: URL, readAccess: URL) -> WKNavigation? {
    for url in [file, readAccess] where !url.isFileURL {
      preconditionFailure("\(url) is not a file URL")
    }
    page.readAccess = readAccess
    return start(file, .page(.file(file, directory: readAccess)))
  }

  func startReload() -> WKNavigation? {
    guard let url else { return WKNavigation() }  // W267
    return start(url, plan(for: url))
  }

  func stopLoad() {
    guard let connection, navigation.load.isLoading else { return }
    navigation.withdraw(connection.unsentLoads)
    connection.withdrawLoads()
    guard navigation.load.isLoading else { return }
    connection.send(.stop) { page throws(WebEngineError) in try await page.stopLoading() }
  }

  /// The document that text without a base URL belongs to (W256).
  private static let blank: URL = {
    guard let url = URL(string: "about:blank") else {
      preconditionFailure("about:blank is a URL")
    }
    return url
  }()

  /// What is done about a load.
  private enum Plan {
    case page(PageRequest)
    case refused(String)
  }

  private func plan(for url: URL) -> Plan {
    guard url.isFileURL else { return .page(.url(url)) }
    if let readAccess = page.readAccess, url.isInside(readAccess) {
      return .page(.file(url, directory: readAccess))
    }
    return .page(.file(url, directory: url.deletingLastPathComponent()))
  }

  private func start(_ url: URL, _ plan: Plan) -> WKNavigation? {
    let unsent = connection?.unsentLoads ?? 0
    page.engineError = nil
    page.isCutShort = false
    let started = navigation.request(url, replacing: unsent)
    guard let connection = openConnection() else {
      pageWasLost(
        WebEngineError(
          .notInstalled, "\(url) cannot be loaded: no page engine was set up for web views.",
          advice: "Boot the device through Simulator with an engine."))
      return started
    }
    switch plan {
    case .page(let request):
      connection.send(.load) { [weak self] error in
        self?.loadWasRefused(url, error)
      } _: { page throws(WebEngineError) in
        try await page.load(request)
      }
    case .refused(let reason):
      Task { [weak self] in
        self?.refuse(PageFailure(kind: .unsupportedURL, url: url, detail: reason))
      }
    }
    return started
  }

  /// The engine would not begin the load; a lost page is reported elsewhere.
  private func loadWasRefused(_ url: URL, _ error: WebEngineError) {
    guard !error.meansPageIsLost else { return }
    let kind: PageFailure.Kind = error.code == .fileUnreadable ? .fileNotFound : .other
    refuse(PageFailure(kind: kind, url: url, detail: error.description))
  }

  private func refuse(_ failure: PageFailure) {
    deliver(navigation.refuse(failure))
    resumeQuietWaiters()
  }

  /// Tells the delegate, whose methods may load again at once.
  func deliver(_ callbacks: [NavigationState.Callback]) {
    for callback in callbacks {
      switch callback {
      case .start(let navigation):
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      case .redirect(let navigation):
        navigationDelegate?.webView(
          self, didReceiveServerRedirectForProvisionalNavigation: navigation)
      case .commit(let navigation):
        navigationDelegate?.webView(self, didCommit: navigation)
      case .finish(let navigation):
        navigationDelegate?.webView(self, didFinish: navigation)
      case .failProvisional(let navigation, let failure):
        navigationDelegate?.webView(
          self, didFailProvisionalNavigation: navigation, withError: failure.error)
      case .fail(let navigation, let failure):
        navigationDelegate?.webView(self, didFail: navigation, withError: failure.error)
      case .terminate:
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
      }
    }
    if !navigation.load.isLoading { resumeQuietWaiters() }
  }
}

extension URL {
  /// Whether a file lies in a folder, or is the file that stands for it.
  fileprivate func isInside(_ folder: URL) -> Bool {
    let own = standardizedFileURL.pathComponents
    let other = folder.standardizedFileURL.pathComponents
    return own.starts(with: other)
  }
}
