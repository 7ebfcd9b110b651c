import Foundation
import WebEngine

extension WKWebView {
  /// Runs a script after all commands sent before.
  ///
  /// The script does not retain the web view; if that is released first, the result is an error (W301).
  func run(
    _ call: ScriptCall,
    completion: @escaping @MainActor @Sendable (Result<Any?, WKError>) -> Void
  ) {
    start(call) { [weak self] result in
      Task { @MainActor in
        completion(ScriptResult.outcome(of: result, isViewGone: self == nil))
      }
    }
  }

  /// Runs a script, and passes its value or its error to a handler of both.
  func run(
    _ call: ScriptCall,
    reportingTo handler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?
  ) {
    run(call) { result in
      switch result {
      case .success(let value): handler?(value, nil)
      case .failure(let error): handler?(nil, error)
      }
    }
  }

  func run(_ call: ScriptCall) async throws(WKError) -> Any? {
    let result = await withCheckedContinuation { done in
      start(call) { done.resume(returning: $0) }
    }
    return try ScriptResult.outcome(of: result, isViewGone: false).get()
  }

  func runBody(
    _ body: String, _ arguments: [String: Any], in frame: WKFrameInfo?, _ world: WKContentWorld,
    completion: @escaping @MainActor @Sendable (Result<Any?, WKError>) -> Void
  ) {
    switch asyncCall(body, arguments, in: frame, world) {
    case .success(let call): run(call, completion: completion)
    case .failure(let error): Task { completion(.failure(error)) }
    }
  }

  func runBody(
    _ body: String, _ arguments: [String: Any], in frame: WKFrameInfo?, _ world: WKContentWorld
  ) async throws(WKError) -> Any? {
    try await run(asyncCall(body, arguments, in: frame, world).get())
  }

  /// Returns the engine's identifier of the frame in which to run a script; `nil` for the main frame.
  ///
  /// A frame info that an app created belongs to no page: its empty identifier matches no frame.
  func engineFrame(_ frame: WKFrameInfo?) -> String? {
    guard let frame, !frame.isMainFrame else { return nil }
    return frame.frame?.identifier ?? ""
  }

  /// Sends the user scripts and message handlers to the open page; a page opened later begins with them.
  func userContentDidChange() {
    guard let connection else { return }
    let scripts = storedConfiguration.userContentController.content.pageScripts
    connection.send(.userContent) { page throws(WebEngineError) in
      try await page.setScripts(scripts)
    }
  }

  /// Delivers a message of the page to its handler, and the reply to the page.
  func didReceive(_ message: ScriptMessage) {
    let controller = storedConfiguration.userContentController
    controller.deliver(message, from: self) { [weak connection] reply in
      guard let ticket = message.ticket, let page = connection?.openPage else { return }
      Task { await page.reply(to: ticket, with: reply) }
    }
  }

  private func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    guard let connection = openConnection() else {
      return completion(
        .failure(
          .processEnded("\(WebEngineError.missing(for: "The script was not run"))")))
    }
    let cookies = storedConfiguration.websiteDataStore.httpCookieStore
    connection.start(call) { result in
      completion(result)
      Task { await cookies.pageMayHaveChangedCookies() }
    }
  }

  /// Returns the engine's call for an async body, or the error for arguments that cannot be
  /// serialized (W299).
  private func asyncCall(
    _ body: String, _ arguments: [String: Any], in frame: WKFrameInfo?, _ world: WKContentWorld
  ) -> Result<ScriptCall, WKError> {
    var values: [String: ScriptValue] = [:]
    for (name, argument) in arguments {
      guard let value = ScriptValue(foundation: argument) else {
        let exception = ScriptFailure.Exception(
          message: "Function argument values must be one of the following types, or contain only "
            + "the following types: NSNumber, NSNull, NSDate, NSString, NSArray, and NSDictionary")
        return .failure(ScriptResult.error(.exception(exception)))
      }
      values[name] = value
    }
    return .success(
      ScriptCall(
        source: body, form: .asyncBody(values), frame: engineFrame(frame), world: world.world))
  }
}
