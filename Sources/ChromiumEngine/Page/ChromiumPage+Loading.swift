import Foundation
import WebEngine

extension ChromiumPage {
  func load(_ request: PageRequest) async throws(WebEngineError) {
    // A load brings a new process where the old one is gone.
    isCrashed = false
    try checkOpen()
    substitute = nil
    responseTimeout.next = nil
    switch request {
    case .url(let url, let timeLimit, let spelling):
      responseTimeout.next = timeLimit
      files.willLoad(url)
      start(url, spelling: spelling)
    case .request(let url, let method, let headers, let body, let timeLimit):
      files.willLoadWithoutFiles()
      responseTimeout.next = timeLimit
      substitute = .request(method: method, headers: headers, body: body)
      start(url)
    case .file(let url, let directory, let scriptsMayRead):
      files.willLoad(url, in: directory, scriptsMayRead: scriptsMayRead)
      start(url)
    case .html(let html, let base):
      if let base, Self.canBeBase(base) {
        show(
          .init(contents: Data(html.utf8), mediaType: "text/html; charset=utf-8"), at: base)
      } else {
        files.willLoadWithoutFiles()
        substitute = .blank(html: html)
        navigate(to: Self.blank)
      }
    case .data(let data, let mediaType, let url):
      show(
        .init(contents: data, mediaType: mediaType), at: Self.canBeBase(url) ? url : Self.blankURL)
    }
  }

  /// Shows what the app has as the document of a URL.
  private func show(_ document: LocalFileReader.File, at url: URL) {
    files.willLoadContents(at: url)
    substitute = .answer(document)
    guard !Self.served.contains(url.scheme?.lowercased() ?? "") else { return start(url) }
    if let inside = schemes.load(contentsAt: url) { navigate(to: inside.absoluteString) }
  }

  /// Whether something can be shown at an address that is not loaded: any that has a scheme, but those
  /// that are what they show.
  private static func canBeBase(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return !Self.selfContained.contains(scheme)
  }

  func stopLoading() async throws(WebEngineError) {
    try checkOpen()
    emit(tracker.stopped())
    try await stop()
    await endStoppedLoad()
  }

  /// Ends the load that was stopped, where Chromium says nothing of it: the next one would be told that
  /// it takes this one's place.
  ///
  /// - Parameter isWanted: Whether that load is still meant; another may be under way by then.
  func endStoppedLoad(
    while isWanted: @PageActor () -> Bool = { true }
  ) async {
    await catchUp()
    guard isWanted() else { return }
    // A load that Chromium spoke of only now was meant, too.
    emit(tracker.stopped())
    for _ in 0..<EngineWaits.stoppedLoad.attempts where tracker.isLoading {
      await EngineWaits.stoppedLoad.pause()
      guard isWanted() else { return }
    }
    // Of one that it stopped before its request went out Chromium says nothing more.
    emit(tracker.endStopped())
    guard isStarting else { return }
    isStarting = false
    refuse(starting, "net::ERR_ABORTED")
  }

  /// Stops what is loading; while one document replaces the other, Chromium has none to stop, which
  /// on a busy machine takes a while.
  ///
  /// - Parameter isWanted: Whether it is still to be stopped; another load may be under way by then.
  func stop(
    while isWanted: @PageActor () -> Bool = { true }
  ) async throws(WebEngineError) {
    for _ in 0..<EngineWaits.documentReplacement.attempts {
      do throws(WebEngineError) {
        return try await session.call("Page.stopLoading")
      } catch  where error.code == .protocolFailed {
        await catchUp()
        await EngineWaits.documentReplacement.pause()
        guard isWanted() else { return }
        try checkOpen()
      }
    }
    try await session.call("Page.stopLoading")
  }

  /// Ends the load whose response did not begin in time.
  func loadDidTimeOut() async {
    // A load that takes this one's place ends it as well.
    guard !isStarting, let loader = tracker.provisionalLoader, tracker.isUnanswered(loader) else {
      return
    }
    tracker.timedOut(loader: loader)
    for _ in 0..<EngineWaits.timedOutLoad.attempts
    where tracker.provisionalLoader == loader && !isStarting {
      try? await session.call("Page.stopLoading")
      await catchUp()
      guard tracker.provisionalLoader == loader else { return }
      await EngineWaits.timedOutLoad.pause()
    }
    // Chromium said nothing of it.
    guard tracker.provisionalLoader == loader, !isStarting else { return }
    emit(tracker.endStopped())
  }

  func willHalt() {
    emit(tracker.stopped())
    dialogs.answer(.dismiss)
  }

  func stopLoad(while isWanted: @PageActor () -> Bool) async {
    guard isWanted() else { return }
    try? await stop(while: isWanted)
    await endStoppedLoad(while: isWanted)
  }

  /// The address of a document without one.
  nonisolated static let blank = "about:blank"
  nonisolated static let blankURL: URL = {
    guard let url = URL(address: blank) else { preconditionFailure("\(blank) is a URL") }
    return url
  }()

  /// Schemes whose documents come from somewhere.
  private static let served: Set<String> = ["http", "https", "file"]
  /// Schemes whose addresses are what they show.
  static let selfContained: Set<String> = ["about", "data", "blob", "javascript"]

  /// Whether the engine has documents for addresses of this kind.
  static func isLoaded(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    return served.contains(scheme) || selfContained.contains(scheme)
  }

  private func start(_ url: URL, spelling: String? = nil) {
    browser.proxy?.allow(url)
    if let inside = schemes.load(url) { return navigate(to: inside.absoluteString) }
    // Chromium has pages of its own at other addresses of "about".
    guard let scheme = url.scheme?.lowercased(), Self.isLoaded(url), scheme != "javascript",
      scheme != "about" || url.absoluteString.lowercased().hasPrefix("about:blank")
    else {
      return refuse(url.absoluteString, "net::ERR_UNKNOWN_URL_SCHEME")
    }
    navigate(to: spelling ?? url.absoluteString)
  }

  func navigate(to url: String, referrer: String? = nil) {
    isStarting = true
    starting = url
    var parameters: [String: JSON] = ["url": .string(url)]
    if let referrer { parameters["referrer"] = .string(referrer) }
    session.connection.post(
      "Page.navigate", .object(parameters), session: session.identifier
    ) { [weak self] answer in
      // Failed loads are told by events; only a URL that Chromium cannot read is told here.
      guard case .success(let message) = answer else { return }
      do throws(WebEngineError) {
        _ = try message.result(Session.EmptyResult.self, of: "Page.navigate")
      } catch {
        Task { await self?.refused(url) }
      }
    }
  }

  /// Loads a URL of the app's schemes that a link or a frame names.
  func navigate(_ frame: String, to url: URL) {
    if frame == target { return navigate(to: url.absoluteString) }
    session.send(
      "Page.navigate", ["url": .string(url.absoluteString), "frameId": .string(frame)])
  }

  private func refused(_ url: String) {
    isStarting = false
    refuse(url, "net::ERR_INVALID_URL")
  }

  func refuse(_ url: URL, _ detail: String) { refuse(url.absoluteString, detail) }

  private func refuse(_ address: String, _ detail: String) {
    let url = URL(address: address)
    emit(url.map { [.navigation(.started($0))] } ?? [])
    emit([.navigation(.failedProvisionally(PageFailure(chromium: detail, url: url)))])
  }

  // MARK: Requests that wait for us

  /// Answers a request that Chromium holds back.
  func handle(_ pause: ProtocolEvents.RequestPaused) async {
    if schemes.handleStream(pause) || schemes.showInside(pause) { return }
    // A web view has no place for icons, and asks for none.
    if pause.isIcon { return abort(pause) }
    if await downloads.handle(pause) { return }
    if let failure = challenges.takeFailure(of: pause.requestId) {
      // The app canceled the challenge.
      return refuse(
        pause, loader: pause.frameId == target ? pause.networkId : nil, failure.kind,
        URL(address: pause.request.url), failure.detail)
    }
    let isMain = pause.frameId == target && pause.resourceType == "Document"
    if pause.isAnswered {
      if pause.resourceType == "Stylesheet" {
        // Chromium reads local sheets, which are adjusted already.
        return pause.request.url.hasPrefix("file:") ? proceed(pause) : styleSheets.handle(pause)
      }
      if isMain, let loader = pause.networkId {
        emit(
          tracker.answered(
            loader: loader, url: URL(address: pause.request.url), answer: pause.answer))
        if pause.answer?.isRedirect != true { responseTimeout.stop() }
        if let reason = pause.responseErrorReason, tracker.isUnanswered(loader) {
          return await fail(
            pause, reason: reason, url: URL(address: pause.request.url), loader: loader)
        }
      }
      return askToShow(pause)
    }
    if isMain, isHalted { return abort(pause) }
    if pause.resourceType == "Document" {
      challenges.enableCertificateErrors(for: pause.request.url)
    }
    askToNavigate(pause)
  }

  /// Lets a request go out, or answers it here.
  func goOn(_ pause: ProtocolEvents.RequestPaused) {
    let pause = withOriginHeaders(pause)
    if contentRules.apply(to: pause) { return }
    let isMain = pause.frameId == target && pause.resourceType == "Document"
    if isMain {
      switch substitute {
      case .answer(let file):
        substitute = nil
        return fulfil(pause, file)
      // One whose load never got here is not for what the page loads then.
      case .request(let method, var headers, let body) where policy.isAsked(pause.networkId ?? ""):
        substitute = nil
        appRequests.note(
          .init(url: pause.request.url, method: method, headers: headers, body: body),
          loader: pause.networkId ?? "")
        if let userAgent = settings.userAgent,
          !headers.keys.contains(where: { $0.lowercased() == "user-agent" })
        {
          headers["User-Agent"] = userAgent
        }
        if schemes.handle(pause, method: method, headers: headers, body: body) { return }
        responseTimeout.willSend(pause)
        return session.send(
          "Fetch.continueRequest",
          pause.continuation(method: method, headers: headers, body: body))
      case .request, .blank, nil: break
      }
      if let own = ownRequest(for: pause) {
        if schemes.handle(pause, method: own.method, headers: own.headers, body: own.body) {
          return
        }
        responseTimeout.willSend(pause)
        return session.send(
          "Fetch.continueRequest",
          pause.continuation(method: own.method, headers: own.headers, body: own.body))
      }
    }
    if schemes.handle(pause) || schemes.sendFromOutside(pause) { return }
    guard let url = URL(address: pause.request.url), url.isFileURL else {
      if isMain { responseTimeout.willSend(pause) }
      // A request that was made before the user agent was another one.
      if isMain, let userAgent = settings.userAgent,
        pause.request.headers["User-Agent"] != userAgent
      {
        let method = pause.request.method
        return session.send(
          "Fetch.continueRequest",
          pause.continuation(method: method, headers: ["User-Agent": userAgent], body: nil))
      }
      return proceed(pause)
    }
    files.handle(pause, url, loader: isMain ? pause.networkId : nil)
  }

  /// What of the app's own request is sent with one that a server or a script makes of it: where a
  /// server sends it elsewhere, or the page loads itself again (W266).
  private func ownRequest(for pause: ProtocolEvents.RequestPaused) -> AppRequests.Request? {
    guard let loader = pause.networkId else { return nil }
    if pause.redirectedRequestId != nil {
      // Chromium takes a body along by itself.
      var own = appRequests.redirect(
        loader, to: pause.request.url, method: pause.request.method)
      own?.body = nil
      return own
    }
    guard let own = ownRequestAgain(for: pause) else { return nil }
    appRequests.note(own, loader: loader)
    return own
  }

  /// The program's own request for the document shown, where a script loads that again.
  func ownRequestAgain(for pause: ProtocolEvents.RequestPaused) -> AppRequests.Request? {
    guard let loader = pause.networkId, pause.redirectedRequestId == nil, pause.frameId == target,
      !policy.isAsked(loader), policy.cause(of: loader) == .reload
    else { return nil }
    return appRequests.shown(at: pause.request.url)
  }

  /// Answers a request with a failure; without a loader it is not the main frame's.
  ///
  /// A frame whose load fails keeps its document, as the page does, and gets no page of Chromium's own.
  func refuse(
    _ pause: ProtocolEvents.RequestPaused, loader: String?, _ kind: PageFailure.Kind, _ url: URL?,
    _ detail: String
  ) {
    guard let loader else {
      if let request = pause.networkId { problems.didRefuse(request, kind) }
      let reason = pause.resourceType == "Document" ? "Aborted" : "AccessDenied"
      session.send(
        "Fetch.failRequest",
        ["requestId": .string(pause.requestId), "errorReason": .string(reason)])
      return
    }
    tracker.willFail(loader: loader, PageFailure(kind: kind, url: url, detail: detail))
    abort(pause)
  }

  /// Cancels a load, which keeps the old document; other failures bring Chromium's error page.
  func abort(_ pause: ProtocolEvents.RequestPaused) {
    session.send(
      "Fetch.failRequest", ["requestId": .string(pause.requestId), "errorReason": "Aborted"])
  }

  func proceed(_ pause: ProtocolEvents.RequestPaused) {
    if pause.changesHeaders == true {
      return session.send(
        "Fetch.continueRequest",
        ["requestId": .string(pause.requestId), "headers": .fields(pause.request.headers)])
    }
    session.continueRequest(pause)
  }

  func fulfil(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File) {
    // A `fetch` is of the type "XHR" where it is held. Others are read to their end by Blink.
    if let request = pause.networkId, ["Fetch", "XHR"].contains(pause.resourceType) {
      activities.didFulfill(request)
    }
    var headers = [(name: "Cache-Control", value: "no-store")]
    // A file's origin is nobody's; only scripts that may read the file get here.
    if file.head == nil, pause.resourceType != "Document" {
      headers.append((name: "Access-Control-Allow-Origin", value: "*"))
    }
    if !settings.runsScripts, pause.resourceType == "Document" {
      headers.append(SettingsController.noScripts)
    }
    headers += (file.head?.headers ?? []).map { (name: $0.name, value: $0.value) }
    if let type = file.mediaType { headers.append((name: "Content-Type", value: type)) }
    session.send(
      "Fetch.fulfillRequest",
      [
        "requestId": .string(pause.requestId), "responseCode": .integer(file.head?.status ?? 200),
        "responseHeaders": .fields(headers), "body": .string(file.contents.base64EncodedString()),
      ])
  }

  /// Gives up a main-frame load that found no server, and keeps the document that is shown.
  private func fail(
    _ pause: ProtocolEvents.RequestPaused, reason: String, url: URL?, loader: String
  ) async {
    if let failure = challenges.takeFailure(of: pause.request.url) {
      tracker.willFail(loader: loader, failure)
      return abort(pause)
    }
    if let url, let failure = browser.proxy?.verdict(url)?.failure(of: url) {
      tracker.willFail(loader: loader, failure)
      return abort(pause)
    }
    let session = session
    let detail = await Self.detail(of: reason, url: pause.request.url, frame: target, session)
    tracker.willFail(loader: loader, PageFailure(chromium: detail, url: url))
    abort(pause)
  }

  /// Chromium's full word for a failure; the interception's reason is often just "Failed".
  private static func detail(
    of reason: String, url: String, frame: String, _ session: Session
  ) async -> String {
    guard reason == "Failed" else { return "net::ERR_" + upperSnake(reason) }
    struct Loaded: Decodable {
      struct Resource: Decodable { let netErrorName: String? }
      let resource: Resource
    }
    let loaded = try? await session.call(
      "Network.loadNetworkResource",
      [
        "frameId": .string(frame), "url": .string(url),
        "options": ["disableCache": true, "includeCredentials": false],
      ], as: Loaded.self, timeout: .seconds(5))
    return loaded?.resource.netErrorName ?? "net::ERR_FAILED"
  }

  /// "NameNotResolved" as "NAME_NOT_RESOLVED".
  nonisolated static func upperSnake(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result.append("_") }
      result += character.uppercased()
    }
    return result
  }
}
