import EngineSupport
import Foundation
import WebEngine

/// The dispatch of the helper's events and the observer's reports to the controllers.
extension WebKitPage {
  func dispatch(_ message: HelperMessage) async {
    switch message.method {
    case "Page.started", "Page.redirected", "Page.committed", "Page.finished", "Page.failed",
      "Page.urlChanged", "Page.progress":
      if message.method == "Page.started" { challenges.didStartLoad() }
      loads.handle(message)
    case "Page.decideNavigation", "Page.decideNewWindow", "Page.decideResponse":
      await policy.handle(message)
    case "Page.requestPopup": windows.handle(message)
    case "Page.scriptMessage":
      if let text = scripts.didReceive(message), let report = ObserverReport(payload: text) {
        handle(report)
      }
    case "Page.dialog", "Page.fileRequest", "Page.permissionRequest": dialogs.handle(message)
    case "Page.challenge": challenges.handle(message)
    case "Download.started": downloads.handle(message)
    case "Scheme.request": schemes.handle(message)
    case "Page.crashed": didCrash()
    case "Page.closed": windowDidClose()
    default:
      if message.method.hasPrefix("Network.") || message.method.hasPrefix("Console.") {
        network.handle(message)
      }
    }
  }

  private func handle(_ report: ObserverReport) {
    switch report {
    case .doctype(let identifier): emit([.document(.documentType(identifier))])
    case .webApp(let metas): emit([.document(.webAppMetas(metas))])
    case .metas(let metas): emit([.document(.viewportMetas(metas))])
    case .rendered: emit([.document(.firstRendering)])
    case .title(let title): emit([.document(.titleChanged(title))])
    case .size(let size): emit([.document(.contentSizeChanged(size))])
    case .appearance(let appearance): emit([.document(.appearanceChanged(appearance))])
    case .scroll(let offset, let order): viewports.didScroll(to: offset, count: order)
    case .fields(let contents): emit([.document(.fieldsChanged(contents))])
    case .focus(let focus): emit([.document(.focusChanged(focus))])
    case .userInteracted: emit([.history(.userInteracted)])
    case .requestsTraversal(let distance): emit([.history(.requestTraversal(by: distance))])
    // WebKit's policy decisions come before these navigations.
    case .moves, .linkPressed, .linkFollowed, .formSubmitted, .fragmentLink, .leaves: break
    }
  }
}

/// The requirements of the page's controllers.
extension WebKitPage: LoadingPage, PolicyPage, ScriptPage, ActivityPage, ChallengedPage {
  var viewport: PageViewport { viewports.viewport }

  var mainFrame: PageFrame {
    PageFrame(identifier: "main", isMain: true, url: loads.tracker.documentURL)
  }

  var tracker: LoadTracker { loads.tracker }

  var requests: PendingRequests { network.requests }

  var isDialogOpen: Bool { dialogs.isOpen }

  var hasPendingDecision: Bool { policy.hasPendingDecision }

  var requestedURL: URL? { loads.tracker.provisionalURL ?? loads.tracker.documentURL }

  func evaluateInObserver<Value: Decodable>(
    _ expression: String, as type: Value.Type, timeout: Duration?
  ) async throws(WebEngineError) -> Value {
    try await observer.evaluate(expression, as: type, timeout: timeout)
  }

  func sendToObserver(_ expression: String) { observer.send(expression) }

  func deviceDidChange() async throws(WebEngineError) { try await scripts.deviceDidChange() }

  func didCommit() {
    network.didCommit()
    activities.didCommit()
    viewports.didCommit()
    media.didCommit()
    visibility.didCommit()
  }

  func didLoad() { activities.didLoad() }

  func isRequestedByApp(_ url: URL) -> Bool { loads.tracker.isRequestedByApp(url) }

  func didReceiveMainResponse(status: Int) { loads.didReceiveResponse(status: status) }

  func requestServerTrust(_ certificates: [Data], _ failure: PageFailure) -> Bool {
    challenges.requestServerTrust(certificates, failure)
  }

  func loadDidFail(_ failure: PageFailure) { loads.fail(failure, isProvisional: true) }

  func loadAgain(_ url: URL) { loads.resume(url) }
}
