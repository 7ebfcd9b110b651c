import EngineSupport
import Foundation
import WebEngine

/// The handling of Chromium's events for the main frame's loads.
extension LoadController: NetworkObserver {
  func handle(_ message: IncomingMessage) async {
    switch message.method {
    case "Page.frameStartedNavigating":
      guard let event = message.parameters(ProtocolEvents.FrameStartedNavigating.self)
      else { return }
      didStart(event)
    case "Page.frameNavigated":
      guard let event = message.parameters(ProtocolEvents.FrameNavigated.self) else { return }
      await didNavigate(event)
    case "Page.navigatedWithinDocument":
      guard let event = message.parameters(ProtocolEvents.NavigatedWithinDocument.self) else {
        return
      }
      await didNavigateWithinDocument(event)
    case "Page.domContentEventFired":
      if substitute?.isBlank != true { page.emit(tracker.parsed()) }
    case "Page.loadEventFired": loadEventFired()
    case "Page.frameStoppedLoading":
      guard let event = message.parameters(ProtocolEvents.FrameStoppedLoading.self),
        event.frameId == page.target
      else { return }
      finishAbandonedDocument()
    default: break
    }
  }

  private func didStart(_ event: ProtocolEvents.FrameStartedNavigating) {
    guard !event.navigationType.lowercased().contains("samedocument") else { return }
    let isMain = event.frameId == page.target
    if isMain { page.session.connection.suspend(page.session.identifier) }
    // The app decided on its own loads before, and the page sends no event before they start.
    let isOfApp =
      isMain && isStarting && !page.policy.navigations.isRequestedByPage(event.frameId, event.url)
    page.policy.navigations.didStart(event, isRequestedByApp: isOfApp)
    if isMain { mayBeAbandoned = false }
    let url = URL(address: event.url)
    if !isOfApp, let url, !url.hasHandledScheme {
      return page.policy.decidePolicy(forUnhandledScheme: url, event)
    }
    guard isMain else {
      if event.navigationType.hasPrefix("history") { didNavigateSubframe() }
      return
    }
    if isOfApp { requestedURL = nil }
    page.emit(tracker.began(loader: event.loaderId, url: url, isAllowed: isOfApp))
  }

  /// Handles a navigation of a subframe, perhaps by a traversal that the app requested (W215).
  func didNavigateSubframe() {
    guard isStarting else { return }
    requestedURL = nil
    page.emit([.history(.frameStarted)])
  }

  private func didNavigate(_ event: ProtocolEvents.FrameNavigated) async {
    let frame = event.frame
    let isFirst = page.frames.tree.isEmpty(frame.id)
    page.frames.didCommit(URL(address: frame.url), in: frame.id)
    page.policy.navigations.didCommit(frame.loaderId)
    page.sites.didCommit(frame)
    if frame.id == page.target {
      didCommit(event)
    } else if !isFirst {
      await page.history.subframeDidNavigate()
    }
  }

  private func didCommit(_ event: ProtocolEvents.FrameNavigated) {
    let frame = event.frame
    guard let url = URL(address: frame.url + (frame.urlFragment ?? "")) else { return }
    page.activities.didReplaceDocument()
    page.problems.didCommit()
    mayBeAbandoned = false
    page.viewportController.didCommit()
    page.isCrashed = false
    appRequests.didCommit(frame.loaderId)
    let isErrorPage = frame.unreachableUrl != nil
    let opener = page.windows.didCommit()
    // A window without a URL has a document immediately, without a load.
    if let opener, opener.opening.url.isEmpty, tracker.provisionalLoader == nil {
      return page.sendToObserver("fanlight.proceed()")
    }
    page.windows.didShowDocument()
    if !isErrorPage { page.history.didCommit(isRestored: event.isRestored) }
    // Chromium reports a document of the back-forward cache with its original loader.
    let loader = event.isRestored ? tracker.provisionalLoader ?? frame.loaderId : frame.loaderId
    page.emit(tracker.committed(loader: loader, url: url, isErrorPage: isErrorPage))
    if event.isRestored {
      page.sendToObserver("fanlight.again()")
      page.emit(tracker.loaded())
    }
  }

  private func didNavigateWithinDocument(
    _ event: ProtocolEvents.NavigatedWithinDocument
  ) async {
    guard let url = URL(address: event.url) else { return }
    page.frames.didCommit(url, in: event.frameId)
    guard event.frameId == page.target else { return await page.history.subframeDidNavigate() }
    // A same-document traversal that the app requested.
    if event.url == requestedURL { requestedURL = nil }
    page.history.didNavigateWithinDocument()
    page.emit([.navigation(.movedWithinDocument(url))])
  }

  private func loadEventFired() {
    page.activities.didLoad()
    if case .blank(let html) = substitute {
      // Setting the document's text keeps the document and its URL, and fires the load event again.
      substitute = nil
      // A blank document has no header field that could forbid its scripts.
      if !page.settings.runsScripts {
        page.sendToObserver(
          "fanlight.forbid(\(JSON.string(SettingsController.noScripts.value).text))")
      }
      page.scripts.resumeInBlankDocument(awaitingText: true)
      page.session.send(
        "Page.setDocumentContent", ["frameId": .string(page.target), "html": .string(html)])
      page.sendToObserver("fanlight.proceed()")
    } else {
      if page.document(of: page.target) == .blankDocument {
        page.scripts.resumeInBlankDocument(awaitingText: false)
      }
      page.sendToObserver("fanlight.proceed()")
      page.emit(tracker.loaded())
    }
  }

  /// Ends the load of a document that Blink stopped parsing because of a navigation that failed: the document
  /// stays, and its load event does not fire.
  func finishAbandonedDocument() {
    guard mayBeAbandoned, !isStarting, tracker.provisionalLoader == nil else { return }
    mayBeAbandoned = false
    page.emit(tracker.loaded())
  }

  /// Resets the loads when the page's process terminates.
  ///
  /// - Returns: The events that report it.
  func didCrash() -> [PageEvent] {
    requestedURL = nil
    return tracker.crashed()
  }

  // MARK: Requests

  func didSend(_ request: ProtocolEvents.Request) { tracker.requested(loader: request.requestId) }

  func didEnd(_ request: ProtocolEvents.Request) {
    guard let detail = request.errorText else {
      return page.emit(tracker.arrived(loader: request.requestId))
    }
    page.emit(tracker.didFail(loader: request.requestId, detail: detail))
  }
}
