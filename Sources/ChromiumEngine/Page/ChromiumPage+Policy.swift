import Foundation
import WebEngine

/// What a page wants to load, and what servers answer, waits until it is decided.
extension ChromiumPage {
  func decide(_ identifier: Int, _ decision: NavigationDecision) {
    switch policy.take(identifier) {
    case .request(let pause):
      decision == .allow ? allow(pause) : forbid(pause)
    case .postponed(let pause): decidePostponed(pause, decision)
    case .answer(let pause, let file):
      decision == .allow ? show(pause, file) : refuseToShow(pause, file)
    case .unloadable(let url, let frame):
      guard decision == .allow else { return }
      if let inside = schemes.load(url) {
        navigate(frame, to: inside)
      } else if frame == target {
        refuse(url, "net::ERR_UNKNOWN_URL_SCHEME")
      }
    case .deadEnd(let pause, let url):
      refuse(
        pause, loader: mainLoader(of: pause),
        decision == .allow ? .unsupportedURL : .interrupted, url, "a redirect to \(url)")
    case .save(let pause):
      downloads.didCancel(pause.request.url)
      abort(pause)
      if decision == .allow { navigate(to: pause.request.url) }
    case .fragment(let url):
      if decision == .allow { tellWorld("fanlight.goToFragment(\(JSON.string(url).text))") }
    case .askedWindow(let window):
      decision == .allow ? windows.requestPopup(for: window) : windows.refuse(window)
    case .window(let window): windows.refuse(window)
    case .saving(let download): Task { await download.close() }
    case nil: break
    }
  }

  // MARK: Requests

  /// Asks whether a request may go out.
  func askToNavigate(_ pause: ProtocolEvents.RequestPaused) {
    let loader = pause.networkId ?? ""
    guard pause.resourceType == "Document" else { return goOn(pause) }
    if pause.redirectedRequestId == nil {
      if policy.isAsked(loader) { return goOn(pause) }
      // The first document of a window is explained by what opened it.
      if policy.isUnexplained(loader), windows.opener == nil {
        return explain(loader, pause.frameId) { [self] in ask(pause) }
      }
    }
    ask(pause)
  }

  /// A load began of an address that the engine has nothing for, such as a telephone number.
  func askToLeave(_ url: URL, _ event: ProtocolEvents.FrameStartedNavigating) {
    hasLeftForElsewhere = event.frameId == target
    explain(event.loaderId, event.frameId) { [self] in
      policy.setSource(windows.source(of: event.url), of: event.loaderId)
      let request = policy.hold(
        unloadable: url, frame: event.frameId, loader: event.loaderId, main: target)
      emit([.policy(.decideNavigation(request))])
    }
  }

  /// The observer took back a load of an address that the engine has nothing for.
  func askToLeave(_ address: String, of frame: String, _ cause: NavigationRequest.Cause) {
    guard let url = URL(address: address) else { return }
    emit([
      .policy(
        .decideNavigation(
          policy.hold(
            unloadable: url, frame: frame, cause: cause, source: windows.source(of: address),
            main: target)))
    ])
    // A form stops the parser before the observer can cancel it, and nothing reports that afterwards.
    guard cause == .form, frame == target, tracker.isLoading else { return }
    Task {
      let isAbandoned = try? await askWorld(
        "document.readyState === 'complete' && performance.timing.loadEventStart === 0",
        as: Bool.self)
      guard isAbandoned == true else { return }
      hasLeftForElsewhere = true
      endAbandonedDocument()
    }
  }

  /// Ends the load of a document that Blink does not parse any further, because something was to be
  /// loaded in its place that could not be: it stays, and no load event comes.
  func endAbandonedDocument() {
    guard hasLeftForElsewhere, !isStarting, tracker.provisionalLoader == nil else { return }
    hasLeftForElsewhere = false
    emit(tracker.loaded())
  }

  /// A link leads to another place of the same document.
  func askToMove(_ address: String, hasUserGesture: Bool) {
    guard let url = URL(address: address) else { return }
    emit([
      .policy(
        .decideNavigation(
          policy.hold(fragment: url, address, hasUserGesture: hasUserGesture, main: target)))
    ])
  }

  /// Goes on when it is known why a load began: the page says so by another way than the load itself
  /// comes.
  private func explain(_ loader: String, _ frame: String, then goOn: @escaping () -> Void) {
    guard policy.isUnexplained(loader) else { return goOn() }
    Task {
      await hearPage()
      policy.settleCause(ofLoader: loader, frame: frame)
      goOn()
    }
  }

  private func ask(_ pause: ProtocolEvents.RequestPaused) {
    if pause.redirectedRequestId == nil, let loader = pause.networkId {
      let address = pause.request.url + (pause.request.urlFragment ?? "")
      policy.setSource(
        windows.source(of: address) ?? policy.likelySource(of: pause, main: target), of: loader)
    }
    guard windows.opener == nil, pause.frameId == target, pause.redirectedRequestId == nil,
      let opener = windows.openerTarget.flatMap(browser.windows.page)
    else { return ask(pause, nil) }
    Task {
      // A link or a form of the page that opened this one may have asked, or a script of it (W219).
      if let claim = await opener.claim(pause.request.url) { return ask(pause, claim) }
      // The window's own document is the likelier one where both are named.
      guard policy.frameNamed(byReferrerOf: pause, main: target) == nil else {
        return ask(pause, nil)
      }
      ask(pause, opener.scriptThatAsks(pause))
    }
  }

  /// The frame whose script asked for a load in a window that this page opened, by the referrer.
  private func scriptThatAsks(
    _ pause: ProtocolEvents.RequestPaused
  ) -> (cause: NavigationRequest.Cause, frame: PageFrame)? {
    guard let frame = policy.frameNamed(byReferrerOf: pause, main: target) else { return nil }
    return (.other, policy.frame(frame, main: target))
  }

  /// What of the page asked just now for a load in another window, and in which frame.
  private func claim(
    _ url: String
  ) async -> (cause: NavigationRequest.Cause, frame: PageFrame)? {
    await hearPage()
    return windows.consumeSource(of: url)
  }

  private func ask(
    _ pause: ProtocolEvents.RequestPaused,
    _ claim: (cause: NavigationRequest.Cause, frame: PageFrame)?
  ) {
    guard var request = policy.hold(request: pause, main: target) else { return forbid(pause) }
    if pause.redirectedRequestId != nil, pause.frameId == target {
      let loader = pause.networkId ?? ""
      var own = appRequests
      let sent = own.redirect(loader, to: pause.request.url, method: pause.request.method)
      request.headers.merge(sent?.headers ?? [:]) { $1 }
    } else if let own = ownRequestAgain(for: pause) {
      request.cause = own.method == "POST" ? .formResubmission : .reload
      request.method = own.method
      request.headers.merge(own.headers) { $1 }
      request.body = own.body
    }
    if let claim {
      request.cause = claim.cause
      request.source = claim.frame
      request.isFromOpener = true
    }
    if let opener = windows.opener, pause.frameId == target {
      // The first document of a window is what the page that opened it asks for (W218).
      request.cause = opener.opening.cause
      request.source = opener.frame
      request.isFromOpener = true
    }
    emit([.policy(.decideNavigation(request))])
  }

  /// Returns when all is taken in that the page said before now.
  private func hearPage() async {
    // One of the few commands that its process takes in also while it loads another document.
    _ = try? await session.call("Performance.getMetrics", timeout: .seconds(1))
    await catchUp()
  }

  private func allow(_ pause: ProtocolEvents.RequestPaused) {
    tellAllowed(pause)
    goOn(pause)
  }

  /// Tells that a load starts, or is redirected, as the app has allowed.
  func tellAllowed(_ pause: ProtocolEvents.RequestPaused) {
    guard pause.frameId == target, let loader = pause.networkId else { return }
    emit(tracker.allowed(loader: loader))
    if pause.redirectedRequestId != nil, let url = URL(address: pause.request.url) {
      emit(tracker.sentElsewhere(loader: loader, url: url))
    }
  }

  private func forbid(_ pause: ProtocolEvents.RequestPaused) {
    if pause.frameId == target, let loader = pause.networkId, !tracker.forget(loader: loader) {
      // One that was redirected has started (W181).
      tracker.willFail(
        loader: loader,
        PageFailure(
          kind: .interrupted, url: URL(address: pause.request.url), detail: "not allowed"))
    }
    abort(pause)
  }

  // MARK: Answers

  /// Asks whether an answer may become a document.
  func askToShow(
    _ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File? = nil,
    _ head: MainResourceResponse? = nil
  ) {
    guard pause.resourceType == "Document", let answer = head ?? pause.answer else {
      return proceed(pause)
    }
    if answer.isRedirect { return follow(pause, to: answer.redirect(from: pause.request.url)) }
    guard pause.networkId != nil,
      let question = policy.hold(answer: pause, file, answer, main: target)
    else { return file.map { fulfil(pause, $0) } ?? proceed(pause) }
    emit([.policy(.decideResponse(question))])
  }

  /// How often a load may be redirected: Chromium follows 20 redirects, and then fails without
  /// asking once more.
  private static let redirectLimit = 19

  /// Goes where a server sends a load.
  ///
  /// What Chromium would answer with an error page of its own is given up before: the page stays.
  private func follow(_ pause: ProtocolEvents.RequestPaused, to place: URL?) {
    let loader = mainLoader(of: pause)
    var trouble: String?
    if policy.redirected(pause.networkId ?? "") > Self.redirectLimit {
      trouble = "net::ERR_TOO_MANY_REDIRECTS"
    } else if let scheme = place?.scheme?.lowercased(), Self.unsafe.contains(scheme) {
      trouble = "net::ERR_UNSAFE_REDIRECT"
    }
    if let trouble, loader != nil {
      let url = URL(address: pause.request.url)
      return refuse(
        pause, loader: loader, PageFailure(chromium: trouble, url: url).kind, url, trouble)
    }
    guard let place, !Self.isLoaded(place) else { return proceed(pause) }
    emit([.policy(.decideNavigation(policy.hold(deadEnd: pause, place, main: target)))])
  }

  /// Schemes to which no server may send a load.
  private static let unsafe: Set<String> = selfContained.union(["file"])

  private func show(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?) {
    let answer = file.map(MainResourceResponse.init) ?? pause.answer
    if let refusal = answer?.refusal {
      return refuse(pause, loader: mainLoader(of: pause), .interrupted, url(of: pause), refusal)
    }
    if let file { return fulfil(pause, file) }
    if !settings.runsScripts { return showWithoutScripts(pause) }
    if let status = pause.responseStatusCode, status >= 400, pause.length ?? 0 == 0 {
      return showError(pause)
    }
    guard answer?.isAttachment == true else { return proceed(pause) }
    // Chromium would save it; a web view shows what it is allowed to.
    session.send(
      "Fetch.continueResponse",
      [
        "requestId": .string(pause.requestId),
        "responseCode": .integer(pause.responseStatusCode ?? 200),
        "responseHeaders": .fields(pause.answerFields(without: ["content-disposition"])),
      ])
  }

  private func refuseToShow(
    _ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?
  ) {
    let refusal = (file.map(MainResourceResponse.init) ?? pause.answer)?.refusal
    refuse(
      pause, loader: mainLoader(of: pause), .interrupted, url(of: pause),
      refusal ?? "the answer was refused")
  }

  /// The load of the main frame that an answer is for; `nil` for another frame's.
  private func mainLoader(of pause: ProtocolEvents.RequestPaused) -> String? {
    pause.frameId == target ? pause.networkId : nil
  }

  private func url(of pause: ProtocolEvents.RequestPaused) -> URL? {
    URL(address: pause.request.url)
  }
}
