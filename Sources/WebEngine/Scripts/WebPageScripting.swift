/// What a page does with an app's scripts.
public protocol WebPageScripting: AnyObject, Sendable {
  /// Sets the additions to the page's documents.
  ///
  /// Handlers come and go at once; scripts are run in the documents of later loads (W280).
  func setScripts(_ scripts: PageScripts) async throws(WebEngineError)

  /// Starts a script; returns when the page will run it before whatever it is told next.
  ///
  /// - Parameter completion: Called once, on any thread, with a copy of the result.
  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async

  /// Answers a message that waits for it; nothing happens where its document is gone.
  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) async
}
