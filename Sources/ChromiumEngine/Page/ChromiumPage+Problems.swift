import WebEngine

/// Uncaught errors of scripts, and files of the document that fail to load.
extension ChromiumPage {
  /// The longest message that is reported, in characters; a page can throw any text.
  private static let messageLimit = 500

  /// A request was sent, ended or failed.
  func noteProblem(of request: ProtocolEvents.Request) {
    if let head = request.request {
      // The main document's failures are reported as the load's.
      guard request.type != "Document" || request.frameId != target else { return }
      return subresources.begin(request.requestId, type: request.type, url: head.url)
    }
    let refusal = subresources.refusal(of: request.requestId)
    guard let load = subresources.end(request.requestId), let errorText = request.errorText,
      refusal != nil || request.canceled != true
    else { return }
    emit([
      .document(
        .problem(PageProblem(kind: load.kind, message: refusal ?? errorText, url: load.url)))
    ])
  }

  /// A response arrived.
  func noteProblem(of event: ProtocolEvents.ResponseReceived) {
    guard event.response.status >= 400, let load = subresources.end(event.requestId) else { return }
    let status = "\(event.response.status) \(event.response.statusText)"
    emit([
      .document(
        .problem(
          PageProblem(
            kind: load.kind, message: Self.firstLine(of: status), url: load.url)))
    ])
  }

  /// A script threw an error that nothing caught.
  func noteProblem(of details: ProtocolEvents.ExceptionThrown.Details) {
    guard let context = details.executionContextId.flatMap({ scripts.contexts[$0] }),
      context.world == .page
    else { return }
    let frame = details.stackTrace?.callFrames.first
    let exception = details.exception
    let message = exception?.description ?? exception?.value ?? details.text
    let place =
      details.url.map { ($0, details.lineNumber) } ?? frame.map { ($0.url, $0.lineNumber) }
    emit([
      .document(
        .problem(
          PageProblem(
            kind: .script, message: Self.firstLine(of: message), url: place?.0 ?? "",
            line: place.map { $0.1 + 1 })))
    ])
  }

  /// The first line of a text, without the calls that an error's description goes on with.
  private static func firstLine(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > messageLimit ? line.prefix(messageLimit) + "..." : String(line)
  }
}
