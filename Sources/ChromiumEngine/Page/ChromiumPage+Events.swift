import Foundation
import WebEngine

extension ChromiumPage {
  /// Takes the next event of the session; they come in order.
  func take(_ message: IncomingMessage) async {
    switch message.method {
    case "Page.frameStartedNavigating":
      guard let event = message.parameters(ProtocolEvents.FrameStartedNavigating.self),
        event.frameId == target
      else { return }
      let sameDocument = event.navigationType.lowercased().contains("samedocument")
      if !sameDocument { isStarting = false }
      emit(
        tracker.began(
          loader: event.loaderId, url: URL(string: event.url), sameDocument: sameDocument))
    case "Page.frameNavigated":
      guard let frame = message.parameters(ProtocolEvents.FrameNavigated.self)?.frame,
        frame.id == target
      else { return }
      commit(frame)
    case "Page.navigatedWithinDocument":
      guard let event = message.parameters(ProtocolEvents.NavigatedWithinDocument.self),
        event.frameId == target, let url = URL(string: event.url)
      else { return }
      emit([.movedWithinDocument(url)])
    case "Page.domContentEventFired":
      if substitute?.isBlank != true { emit(tracker.parsed()) }
    case "Page.loadEventFired":
      loadEventFired()
    case "Runtime.executionContextCreated":
      guard
        let context = message.parameters(ProtocolEvents.ExecutionContextCreated.self)?.context,
        context.name == ObserverScript.world, context.auxData?.frameId == target
      else { return }
      world = context.uniqueId
    case "Runtime.bindingCalled":
      guard let call = message.parameters(ProtocolEvents.BindingCalled.self),
        call.name == ObserverScript.binding, let report = ObserverReport(payload: call.payload)
      else { return }
      take(report)
    case "Fetch.requestPaused":
      guard let pause = message.parameters(ProtocolEvents.RequestPaused.self) else { return }
      await take(pause)
    case "Fetch.authRequired":
      // Nobody is there to be asked: the answer's own text is shown (W175).
      guard let request = message.parameters(ProtocolEvents.AuthRequired.self) else { return }
      session.tell(
        "Fetch.continueWithAuth",
        [
          "requestId": .string(request.requestId),
          "authChallengeResponse": ["response": "CancelAuth"],
        ])
    case "Network.requestWillBeSent", "Network.loadingFinished", "Network.loadingFailed":
      guard let request = message.parameters(ProtocolEvents.Request.self) else { return }
      take(request, isSent: message.method == "Network.requestWillBeSent")
    case "Page.javascriptDialogOpening":
      // Without a delegate alert returns, confirm is false, prompt is null (W304), and a page is
      // left unasked (W308).
      let dialog = message.parameters(ProtocolEvents.DialogOpening.self)
      session.tell("Page.handleJavaScriptDialog", ["accept": .bool(dialog?.type == "beforeunload")])
    case "Inspector.targetCrashed":
      world = nil
      requests = []
      isStarting = false
      isCrashed = true
      session.connection.failQuestions(of: session.identifier, Self.crash)
      emit(tracker.crashed())
    default: break
    }
  }

  private func commit(_ frame: ProtocolEvents.FrameNavigated.Frame) {
    guard let url = URL(string: frame.url + (frame.urlFragment ?? "")) else { return }
    requests = []
    isCrashed = false
    emit(
      tracker.committed(loader: frame.loaderId, url: url, isErrorPage: frame.unreachableUrl != nil))
  }

  private func take(_ report: ObserverReport) {
    switch report {
    case .metas(let metas): emit([.viewportMetas(metas)])
    case .rendered: emit([.firstRendering])
    case .title(let title): emit([.titleChanged(title)])
    case .size(let size): emit([.contentSizeChanged(size)])
    }
  }

  private func take(_ request: ProtocolEvents.Request, isSent: Bool) {
    if isSent {
      tracker.requested(loader: request.requestId)
      // Chromium's own requests, such as the icon's, change nothing in the page; streams never end.
      let endless: Set<String> = ["Other", "EventSource", "WebSocket", "Ping", "Media", "Prefetch"]
      if !endless.contains(request.type ?? "Other") { requests.insert(request.requestId) }
      return
    }
    requests.remove(request.requestId)
    if let detail = request.errorText {
      emit(tracker.gaveUp(loader: request.requestId, detail: detail))
    } else {
      emit(tracker.arrived(loader: request.requestId))
    }
  }

  private func loadEventFired() {
    if let text = substitute, text.isBlank {
      // The blank document is there: its text replaces it in place, at the same address, and its
      // load event comes once more.
      substitute = nil
      session.tell(
        "Page.setDocumentContent", ["frameId": .string(target), "html": .string(text.html)])
      tellWorld("fanlight.proceed()")
    } else {
      tellWorld("fanlight.proceed()")
      emit(tracker.loaded())
    }
  }
}
