import Foundation
import WebEngine

extension WKWebView {
  /// Runs a script after everything that the page was told before.
  ///
  /// The web view is not kept for it: when it goes, the script's result is that it is gone (W301).
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

  /// The engine's name for a frame that a script is to run in; `nil` for the main frame.
  ///
  /// A frame that an app made is none of the page's, so no frame has its empty name.
  func engineFrame(_ frame: WKFrameInfo?) -> String? {
    guard let frame, !frame.isMainFrame else { return nil }
    return frame.frame?.identifier ?? ""
  }

  /// The additions have changed; pages that are not open yet get them when they are opened.
  func userContentDidChange() {
    guard let connection else { return }
    let scripts = storedConfiguration.userContentController.content.pageScripts
    connection.send(.additions) { page throws(WebEngineError) in
      try await page.setScripts(scripts)
    }
  }

  /// Hands a message of the page to its handler, and the answer back.
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
      Task { await cookies.pageDidSomething() }
    }
  }

  /// The engine's call for an async body, or the error for arguments that scripts have no word
  /// for (W299).
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
