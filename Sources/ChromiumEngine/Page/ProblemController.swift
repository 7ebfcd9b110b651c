import WebEngine

/// Reports uncaught errors of scripts, and subresources that fail to load.
@PageActor
final class ProblemController: PageController, NetworkObserver {
  nonisolated static let events: Set = ["Runtime.exceptionThrown"]

  /// The subresources of the current document that are loading and whose failures are reported.
  private var loads = SubresourceLoads()
  private unowned let page: any ScriptedPage

  init(page: any ScriptedPage) {
    self.page = page
  }

  /// Removes the subresources of the previous document when a document is committed.
  func didCommit() { loads = SubresourceLoads() }

  /// Records the reason why a request was refused.
  func didRefuse(_ request: String, _ kind: PageFailure.Kind) { loads.refusals[request] = kind }

  /// Records the reason why a request for a local file was refused.
  func didRefuse(_ request: String, _ refusal: PageFileRefusal) {
    loads.fileRefusals[request] = refusal
  }

  /// The maximum length of a reported message, in characters; a page can throw any text.
  private static let messageLimit = 500

  func didSend(_ request: ProtocolEvents.Request) {
    // Failures of the main document are reported as failures of the load.
    guard request.type != "Document" || request.frameId != page.target, let head = request.request
    else { return }
    loads.add(request.requestId, type: request.type, url: head.url)
  }

  func didEnd(_ request: ProtocolEvents.Request) {
    let refusal = loads.refusal(of: request.requestId)
    guard let load = loads.remove(request.requestId), let errorText = request.errorText,
      refusal != nil || request.canceled != true
    else { return }
    page.emit([
      .document(
        .problem(PageProblem(kind: load.kind, message: refusal ?? errorText, url: load.url)))
    ])
  }

  func didReceiveResponse(_ event: ProtocolEvents.Request) {
    guard let response = event.response, let status = response.status, status >= 400,
      let load = loads.remove(event.requestId)
    else { return }
    let statusLine = "\(status) \(response.statusText ?? "")"
    page.emit([
      .document(
        .problem(
          PageProblem(
            kind: load.kind, message: Self.firstLine(of: statusLine), url: load.url)))
    ])
  }

  func handle(_ message: IncomingMessage) {
    guard let event = message.parameters(ProtocolEvents.ExceptionThrown.self) else { return }
    didThrow(event.exceptionDetails)
  }

  /// Reports an uncaught error of a script.
  private func didThrow(_ details: ProtocolEvents.ExceptionThrown.Details) {
    guard let context = details.executionContextId.flatMap({ page.context($0) }),
      context.world == .page
    else { return }
    let frame = details.stackTrace?.callFrames.first
    let exception = details.exception
    let message = exception?.description ?? exception?.value ?? details.text
    let position =
      details.url.map { ($0, details.lineNumber) } ?? frame.map { ($0.url, $0.lineNumber) }
    page.emit([
      .document(
        .problem(
          PageProblem(
            kind: .script, message: Self.firstLine(of: message), url: position?.0 ?? "",
            line: position.map { $0.1 + 1 })))
    ])
  }

  /// Returns the first line of an error's description, without the stack trace that follows it.
  private static func firstLine(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > messageLimit ? line.prefix(messageLimit) + "..." : String(line)
  }
}
