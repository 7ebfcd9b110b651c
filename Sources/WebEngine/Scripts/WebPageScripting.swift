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

  /// Starts a script before it returns, where nothing has to be looked at first.
  ///
  /// What the page was told before has to be done. Spares a short script most of its time.
  ///
  /// - Parameter completion: As for ``start(_:completion:)``; not called where nothing was started.
  /// - Returns: Whether the script was started; otherwise ``start(_:completion:)`` does it.
  func startAtOnce(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) -> Bool

  /// Answers a message that waits for it; nothing happens where its document is gone.
  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) async
}

extension WebPageScripting {
  /// Starts nothing: an engine may have to look at every call.
  public func startAtOnce(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) -> Bool { false }
}
