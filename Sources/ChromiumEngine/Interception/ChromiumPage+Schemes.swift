import Foundation
import WebEngine

/// Requests for addresses of the app's own schemes.
extension ChromiumPage {
  /// Hands a request to the app, if it is one that the app answers.
  func askScheme(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    askScheme(pause, method: pause.request.method, headers: [:], body: pause.request.body)
  }

  /// The same for a request that the app itself wants sent in another way.
  func askScheme(
    _ pause: ProtocolEvents.RequestPaused, method: String, headers own: [String: String],
    body: Data?
  ) -> Bool {
    guard !interception.schemes.isEmpty, let asked = URL(address: pause.request.url)
    else { return false }
    let url = interception.schemes.outside(asked)
    guard let scheme = url.scheme?.lowercased(), interception.schemes.knows(scheme) else {
      return false
    }
    let isMain = pause.frameId == target && pause.resourceType == "Document"
    guard interception.schemes.handles(scheme) else {
      refuse(
        pause, loader: isMain ? pause.networkId : nil, .unsupportedURL, url,
        "nobody answers for \(scheme)")
      return true
    }
    var headers = pause.request.headers.merging(own) { $1 }
    for name in ["Referer", "Origin"] {
      guard let place = headers[name].flatMap({ URL(address: $0) }) else { continue }
      headers[name] = interception.schemes.outside(place).absoluteString
    }
    let identifier = interception.keep(pause, loader: isMain ? pause.networkId : nil)
    emit([
      .resource(
        .schemeRequest(
          SchemeRequest(
            identifier: identifier, url: url, method: method, headers: headers, body: body)))
    ])
    return true
  }

  func answer(_ request: Int, with step: SchemeResponsePart) {
    switch step {
    case .begin(let answer):
      interception.begin(request, with: answer)
      readAlongLater(request)
    case .more(let data): interception.append(data, to: request)
    case .end:
      guard let open = interception.take(request) else { return }
      if let body = open.body { return body.finish() }
      if let answer = open.answer { deliver(answer, to: open) }
    case .fail(let failure):
      // A body that is released early is truncated, which is a network error for the page.
      guard let open = interception.take(request), open.body == nil else { return }
      refuse(
        open.pause, loader: open.loader, failure, URL(address: open.pause.request.url),
        "the program's answer")
    }
  }

  private func deliver(_ answer: SchemeResponse, to open: InterceptionState.Open) {
    let file = LocalFileReader.File(contents: answer.body, mediaType: nil, head: answer)
    guard open.pause.resourceType == "Document" else {
      guard open.pause.resourceType == "Stylesheet" else { return fulfil(open.pause, file) }
      Task {
        var file = file
        if let sheet = await adjustedSheet(for: open.pause, { file.contents }) {
          file.contents = sheet
          file.head?.headers.removeAll { $0.name.lowercased() == "content-length" }
        }
        fulfil(open.pause, file)
      }
      return
    }
    show(file, for: open.pause, at: URL(address: open.pause.request.url), loader: open.loader)
  }

  // MARK: Answers in pieces

  /// Lets the page read an answer that does not end at once, unless it is looked at as a whole.
  private func readAlongLater(_ request: Int) {
    guard let type = interception.open[request]?.pause.resourceType,
      type != "Document", type != "Stylesheet"
    else { return }
    Task {
      try? await Task.sleep(for: EngineWaits.wholeSchemeResponse)
      readAlong(request)
    }
  }

  private func readAlong(_ request: Int) {
    guard interception.open[request]?.answer != nil, let body = browser.pieceBody(),
      let open = interception.readAlong(request, from: body)
    else { return }
    session.send(
      "Fetch.continueRequest",
      [
        "requestId": .string(open.pause.requestId), "url": .string(body.url), "method": "GET",
        "headers": [], "postData": "", "interceptResponse": true,
      ])
  }

  /// Gives an answer in pieces its head, if this is one.
  func takeHead(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard pause.isAnswered, let head = interception.takeHead(at: pause.request.url) else {
      return false
    }
    guard pause.responseErrorReason == nil else {
      proceed(pause)
      return true
    }
    session.send(
      "Fetch.continueResponse",
      [
        "requestId": .string(pause.requestId), "responseCode": .integer(head.status),
        "responseHeaders": .fields(
          [(name: "Cache-Control", value: "no-store")]
            + head.headers.map { (name: $0.name, value: $0.value) }),
      ])
    return true
  }

  /// Loads an address that the app answers for, which a link or a frame names.
  func go(to place: URL, in frame: String) {
    if frame == target { return navigate(to: place.absoluteString) }
    session.send(
      "Page.navigate", ["url": .string(place.absoluteString), "frameId": .string(frame)])
  }

  /// A request was given up: nobody waits for its answer any more.
  func schemeRequestEnded(_ networkId: String) {
    for identifier in interception.takeAll(of: networkId) {
      emit([.resource(.schemeRequestEnded(identifier))])
    }
  }

  /// What Chromium has to hold back.
  ///
  /// Every request: Chromium reports an authentication challenge only where the request was
  /// held. Answers are held of documents, for policies, and of style sheets, which are adjusted.
  static let fetchPatterns: JSON = [
    ["urlPattern": "*", "requestStage": "Request"],
    ["urlPattern": "*", "resourceType": "Document", "requestStage": "Response"],
    ["urlPattern": "*", "resourceType": "Stylesheet", "requestStage": "Response"],
  ]
}
