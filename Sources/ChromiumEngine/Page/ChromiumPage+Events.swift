import Foundation
import WebEngine

extension ChromiumPage {
  /// Handles the next event of the session; they come in order.
  func handle(_ message: IncomingMessage) async {
    await controllers.handle(message)
    switch message.method {
    case "Page.frameRequestedNavigation":
      guard let event = message.parameters(ProtocolEvents.FrameRequestedNavigation.self)
      else { return }
      policy.requested(event)
    case "Page.frameStartedNavigating":
      guard let event = message.parameters(ProtocolEvents.FrameStartedNavigating.self)
      else { return }
      frameStartedNavigating(event)
    case "Page.frameNavigated":
      guard let event = message.parameters(ProtocolEvents.FrameNavigated.self) else { return }
      let isFirst = policy.isEmpty(event.frame.id)
      policy.committed(event.frame.id, URL(address: event.frame.url))
      sites.didCommit(event.frame)
      if event.frame.id == target {
        commit(event)
      } else if !isFirst {
        await history.subframeDidNavigate()
      }
    case "Page.frameAttached":
      guard let event = message.parameters(ProtocolEvents.FrameAttached.self) else { return }
      policy.parents[event.frameId] = event.parentFrameId
    case "Page.frameDetached":
      guard let event = message.parameters(ProtocolEvents.FrameDetached.self) else { return }
      if event.frameId != target { activities.didDetach(event.frameId) }
      guard event.reason != "swap" else { return }
      policy.detached(event.frameId)
    case "Page.navigatedWithinDocument":
      guard let event = message.parameters(ProtocolEvents.NavigatedWithinDocument.self),
        let url = URL(address: event.url)
      else { return }
      policy.committed(event.frameId, url)
      guard event.frameId == target else { return await history.subframeDidNavigate() }
      // A step that the app asked for, and that loads nothing.
      if event.url == starting { isStarting = false }
      history.didNavigateWithinDocument()
      emit([.navigation(.movedWithinDocument(url))])
    case "Page.domContentEventFired":
      if substitute?.isBlank != true { emit(tracker.parsed()) }
    case "Page.loadEventFired":
      loadEventFired()
    case "Fetch.requestPaused":
      guard let pause = message.parameters(ProtocolEvents.RequestPaused.self) else { return }
      await handle(pause)
    case "Network.requestWillBeSent", "Network.responseReceived", "Network.loadingFinished",
      "Network.loadingFailed":
      guard let request = message.parameters(ProtocolEvents.Request.self) else { return }
      handle(request, of: message.method)
      if message.method != "Network.responseReceived" { return problems.handle(request) }
      guard let event = message.parameters(ProtocolEvents.ResponseReceived.self) else { return }
      problems.didReceiveResponse(event)
    case "Page.frameStoppedLoading":
      guard let event = message.parameters(ProtocolEvents.FrameStoppedLoading.self),
        event.frameId == target
      else { return }
      endAbandonedDocument()
    case "Network.responseReceivedExtraInfo":
      if message.setsCookies { emit([.resource(.cookiesSet)]) }
    case "Inspector.targetCrashed":
      observer.didCrash()
      activities.didReplaceDocument()
      isStarting = false
      isCrashed = true
      crashLimit = browser.reachedLimit
      dialogs.didCrash()
      windows.refusePending()
      policy.forgetAll()
      challenges.didCrash()
      session.connection.failPendingCommands(of: session.identifier, crash)
      history.giveUp()
      emit(exceededLimit + tracker.crashed())
    default: break
    }
  }

  private func frameStartedNavigating(_ event: ProtocolEvents.FrameStartedNavigating) {
    let isSameDocument = event.navigationType.lowercased().contains("samedocument")
    if isSameDocument { return }
    let isMain = event.frameId == target
    if isMain { session.connection.suspend(session.identifier) }
    // What the app asked for was decided before; no word of the page announces it.
    let isAsked = isMain && isStarting && !policy.isRequestedByPage(event.frameId, event.url)
    policy.began(event, isAsked: isAsked)
    if isMain { hasLeftForElsewhere = false }
    if !isAsked, let url = URL(address: event.url), !Self.isLoaded(url) {
      return askToLeave(url, event)
    }
    guard isMain else {
      if event.navigationType.hasPrefix("history") { didNavigateSubframe() }
      return
    }
    if isAsked { isStarting = false }
    emit(
      tracker.began(
        loader: event.loaderId, url: URL(address: event.url), sameDocument: false,
        isAllowed: isAsked))
  }

  private func commit(_ event: ProtocolEvents.FrameNavigated) {
    let frame = event.frame
    guard let url = URL(address: frame.url + (frame.urlFragment ?? "")) else { return }
    activities.didReplaceDocument()
    problems.didCommit()
    hasLeftForElsewhere = false
    viewportController.didCommit()
    isCrashed = false
    appRequests.commit(frame.loaderId)
    let isErrorPage = frame.unreachableUrl != nil
    let opener = windows.didCommit()
    // A window without an address has a document at once: nothing was loaded.
    if let opener, opener.opening.url.isEmpty, tracker.provisionalLoader == nil {
      return tellWorld("fanlight.proceed()")
    }
    windows.didShowDocument()
    if !isErrorPage { history.didCommit(isRestored: event.isRestored) }
    // A document that was kept comes with the load that made it, not the one that brings it back.
    let loader = event.isRestored ? tracker.provisionalLoader ?? frame.loaderId : frame.loaderId
    emit(tracker.committed(loader: loader, url: url, isErrorPage: isErrorPage))
    if event.isRestored {
      tellWorld("fanlight.again()")
      emit(tracker.loaded())
    }
  }

  private func handle(_ request: ProtocolEvents.Request, of event: String) {
    activities.handle(request, of: event)
    switch event {
    case "Network.requestWillBeSent": tracker.requested(loader: request.requestId)
    case "Network.responseReceived": break
    default:
      if let detail = request.errorText {
        schemes.requestDidEnd(request.requestId)
        emit(tracker.gaveUp(loader: request.requestId, detail: detail))
      } else {
        emit(tracker.arrived(loader: request.requestId))
      }
    }
  }

  private func loadEventFired() {
    activities.didLoad()
    if case .blank(let html) = substitute {
      // The blank document is there: its text replaces it in place, at the same address, and its
      // load event comes once more.
      substitute = nil
      // A blank document has no header that could forbid its scripts: it is said in it, for good.
      if !settings.runsScripts {
        tellWorld("fanlight.forbid(\(JSON.string(SettingsController.noScripts.value).text))")
      }
      scripts.resumeInBlankDocument(awaitingText: true)
      session.send(
        "Page.setDocumentContent", ["frameId": .string(target), "html": .string(html)])
      tellWorld("fanlight.proceed()")
    } else {
      if policy.document(of: target)?.absoluteString == Self.blank {
        scripts.resumeInBlankDocument(awaitingText: false)
      }
      tellWorld("fanlight.proceed()")
      emit(tracker.loaded())
    }
  }
}
