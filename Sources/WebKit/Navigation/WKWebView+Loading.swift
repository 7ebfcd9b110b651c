import Foundation
import FoundationNetworking
import UIKit
import WebEngine

extension WKWebView {
  func startLoad(html: String, baseURL: URL?) -> WKNavigation? {
    startNavigation(
      URLRequest(url: baseURL ?? Self.blank), .hidden, type: .other,
      .load(.html(html, baseURL: baseURL)))
  }

  func startLoad(
    data: Data, mediaType: String, encoding: String, at url: URL, _ kind: History.Load
  ) -> WKNavigation? {
    let type = encoding.isEmpty ? mediaType : "\(mediaType); charset=\(encoding)"
    return startNavigation(
      URLRequest(url: url), kind, type: .other, .load(.data(data, mediaType: type, url: url)))
  }

  /// Loads data as the response to a request (W248).
  func startSimulatedLoad(
    _ request: URLRequest, _ data: Data, _ mediaType: String?, _ encoding: String?
  ) -> WKNavigation {
    startLoad(
      data: data, mediaType: mediaType ?? "", encoding: encoding ?? "",
      at: request.url ?? Self.blank, .standard) ?? WKNavigation()
  }

  func startLoad(
    file: URL, readAccess: URL, scriptsMayRead: Bool = false
  ) -> WKNavigation? {
    for url in [file, readAccess] where !url.isFileURL {
      preconditionFailure("\(url) is not a file URL")
    }
    viewState.readAccess = readAccess
    viewState.scriptsMayReadFiles = scriptsMayRead
    viewState.refusedFiles = [:]
    return startNavigation(
      URLRequest(url: file), .standard, type: .other,
      .load(.file(file, directory: readAccess, scriptsMayRead: scriptsMayRead)))
  }

  func startLoad(fileRequest request: URLRequest, readAccess: URL) -> WKNavigation {
    guard let file = request.url else { preconditionFailure("the request has no URL") }
    guard let navigation = startLoad(file: file, readAccess: readAccess) else {
      preconditionFailure("\(file) begins no load")
    }
    return navigation
  }

  func stopLoad() {
    withdrawNavigations()
    guard navigation.load.isLoading else { return }
    let unsent = connection?.unsentLoads ?? 0
    changing { $0.withdraw(unsent) }
    connection?.withdrawLoads()
    guard navigation.load.isLoading, let connection else { return resumeQuietWaiters() }
    let sent = navigation.sentRequests
    connection.send(.stop) { [weak self] page throws(WebEngineError) in
      try await page.stopLoading()
      await self?.withdrawStopped(sent)
    }
  }

  /// Withdraws the navigations that were sent before a stop and have not started since: they never will.
  private func withdrawStopped(_ sent: [WKNavigation]) {
    Task { [weak self] in
      try? await Task.sleep(for: WebViewWaits.stoppedLoad)
      self?.changing { state in
        for navigation in sent { state.withdraw(navigation) }
      }
      self?.resumeQuietWaiters()
    }
  }

  /// The URL of documents loaded without a base URL (W256).
  static let blank: URL = {
    guard let url = URL(string: "about:blank") else {
      preconditionFailure("about:blank is a URL")
    }
    return url
  }()

  /// The command to send to the page once the delegate allows a load.
  enum Plan: Sendable {
    case load(PageRequest)
    /// A reload of the page, with the app's own request if there was one.
    case reload(bypassingCaches: Bool, PageRequest?)
    /// A traversal to an entry of the engine's history, or a load if the engine has no entry.
    /// If the page has to be loaded, the app's own request is resent.
    indirect case traverse(entry: Int?, resending: PageRequest?, Plan)
    /// A load of a history item, whose state is restored.
    indirect case restore(HistoryItemState, Plan)
  }

  func plan(for url: URL) -> Plan {
    guard url.isFileURL else { return .load(.url(url)) }
    if let readAccess = viewState.readAccess, url.isInside(readAccess) {
      return .load(
        .file(url, directory: readAccess, scriptsMayRead: viewState.scriptsMayReadFiles))
    }
    return .load(.file(url, directory: url.deletingLastPathComponent()))
  }

  /// Starts a load that the app requested: its URL becomes the pending one (W233), then the delegate
  /// decides the policy (W174).
  ///
  /// - Parameter own: The app's request, which a reload of the document resends.
  func startNavigation(
    _ request: URLRequest, _ kind: History.Load, type: WKNavigationType, _ plan: Plan,
    resending own: PageRequest? = nil
  ) -> WKNavigation? {
    guard let url = request.url else { return nil }
    viewState.engineError = nil
    viewState.isCutShort = false
    withdrawNavigations()
    let started = changing { $0.request(url, kind) }
    viewState.openDecisions += 1
    Task { [weak self] in
      guard let self else { return }
      decide(action(for: request, type)) { [weak self] policy, preferences in
        guard let self else { return }
        viewState.openDecisions -= 1
        switch policy {
        case .allow where leavesAppBoundDomains(url):
          cancel(started, url)
          failForAppBoundDomain(started)
        case .allow:
          let method = request.httpMethod ?? "GET"
          send(started, url, plan) {
            $0.prepareDocument(method: method, own, preferences)
            $0.viewState.nextDocument.itemState = $0.itemState(in: plan)
          }
        case .download: save(started, request, type)
        case .cancel: cancel(started, url)
        }
        resumeDecisionWaiters()
      }
    }
    return started
  }

  /// Begins a traversal that keeps the main frame's document: a same-document navigation, for which no
  /// delegate is called (W208), or one of a subframe, for which the delegate decides when it loads
  /// (W215).
  func beginSameDocumentTraversal(to item: WKBackForwardListItem, _ plan: Plan) -> WKNavigation? {
    viewState.engineError = nil
    viewState.isCutShort = false
    let started = changing { $0.request(item.url, .traversal(item)) }
    viewState.openDecisions += 1
    Task { [weak self] in
      guard let self else { return }
      viewState.openDecisions -= 1
      send(started, item.url, plan)
      resumeDecisionWaiters()
    }
    return started
  }

  /// Converts the app's load to a download (W188).
  private func save(_ started: WKNavigation, _ request: URLRequest, _ type: WKNavigationType) {
    changing { $0.withdraw(started) }
    resumeQuietWaiters()
    let action = action(for: request, type)
    Task {
      let download = await beginDownload(request)
      navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    }
  }

  private func cancel(_ started: WKNavigation, _ url: URL) {
    let failure: PageFailure? =
      isLoadable(url)
      ? nil : PageFailure(kind: .unsupportedURL, url: url, detail: "no delegate allowed it")
    changing { $0.withdraw(started, because: failure) }
    resumeQuietWaiters()
  }

  private func send(
    _ started: WKNavigation, _ url: URL, _ plan: Plan, prepare: (WKWebView) -> Void = { _ in }
  ) {
    let unsent = connection?.unsentLoads ?? 0
    guard changing({ $0.allow(started, replacing: unsent) }) else { return }
    prepare(self)
    resumePage()
    guard let connection = openConnection() else {
      let error = WebEngineError.missing(for: "\(url.absoluteString) was not loaded")
      if !viewState.hasReportedMissingEngine {
        viewState.hasReportedMissingEngine = true
        Runtime.report("[WKWebView] \(error)")
      }
      return loadHasNoEngine(url, error)
    }
    connection.send(.load) { [weak self] error in
      self?.loadWasRefused(url, error)
    } _: { [weak self] page throws(WebEngineError) in
      try await self?.dueSettings().send(to: page)
      try await plan.perform(on: page)
    }
  }

  /// Handles the engine's refusal to begin a load; the loss of the page is reported by `onLost`.
  private func loadWasRefused(_ url: URL, _ error: WebEngineError) {
    if error.meansEngineIsMissing { return loadHasNoEngine(url, error) }
    guard !error.meansPageIsLost else { return }
    let kind: PageFailure.Kind = error.code == .fileUnreadable ? .fileNotFound : .other
    refuse(PageFailure(kind: kind, url: url, detail: error.description))
  }

  /// Fails a load because no page can be opened for it.
  private func loadHasNoEngine(_ url: URL, _ error: WebEngineError) {
    viewState.engineError = error
    refuse(PageFailure(kind: .engineMissing, url: url, detail: error.description))
  }

  private func refuse(_ failure: PageFailure) {
    deliver(changing { $0.refuse(failure) })
    resumeQuietWaiters()
  }

  /// Calls the delegate's methods, which may begin another load.
  func deliver(_ callbacks: [NavigationState.Callback]) {
    for callback in callbacks {
      switch callback {
      case .start(let navigation):
        navigation.contentMode = contentMode(of: viewState.nextDocument)
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      case .redirect(let navigation):
        navigation.contentMode = contentMode(of: viewState.nextDocument)
        navigationDelegate?.webView(
          self, didReceiveServerRedirectForProvisionalNavigation: navigation)
      case .commit(let navigation):
        navigationDelegate?.webView(self, didCommit: navigation)
      case .finish(let navigation):
        recovery.finished(at: .now)
        navigationDelegate?.webView(self, didFinish: navigation)
      case .failProvisional(let navigation, let failure):
        navigationDelegate?.webView(
          self, didFailProvisionalNavigation: navigation, withError: failure.error)
      case .fail(let navigation, let failure):
        navigationDelegate?.webView(self, didFail: navigation, withError: failure.error)
      case .terminate:
        processDidTerminate()
      }
    }
    if !navigation.load.isLoading { resumeQuietWaiters() }
  }
}

extension WKWebView.Plan {
  fileprivate func perform(on page: any WebPage) async throws(WebEngineError) {
    switch self {
    case .load(let request): try await page.load(request)
    case .reload(let bypassingCaches, let request):
      try await page.reload(bypassingCaches: bypassingCaches, resending: request)
    case .traverse(let entry, let request, let other):
      if let entry, try await page.go(to: entry, resending: request) { return }
      try await other.perform(on: page)
    case .restore(_, let other): try await other.perform(on: page)
    }
  }
}

extension URL {
  /// Returns whether a file is inside a directory, or is the file that `folder` names.
  fileprivate func isInside(_ folder: URL) -> Bool {
    let own = standardizedFileURL.pathComponents
    let other = folder.standardizedFileURL.pathComponents
    return own.starts(with: other)
  }
}
