/// Something that happened in a page, by the feature that it belongs to.
public enum PageEvent: Sendable, Equatable {
  /// A navigation of the main frame.
  case navigation(NavigationEvent)
  /// The engine's session history.
  case history(HistoryEvent)
  /// The main frame's document.
  case document(DocumentEvent)
  /// The page's process.
  case process(ProcessEvent)
  /// The page waits for a decision of the app.
  case policy(PolicyEvent)
  /// What the page loads beside its document.
  case resource(ResourceEvent)
  /// A script posted a message to one of the app's handlers (W285).
  case scriptMessage(ScriptMessage)
  /// A server requires authentication; answered with ``WebPageChallenges/answer(_:_:)``.
  case challenge(PageChallenge)
  /// A script waits for a panel; answered with ``WebPageDialogs/answerDialog(_:)``.
  case dialog(PageDialog)
  /// The page requests files; answered with ``WebPageDialogs/answer(_:with:)``.
  case fileRequest(PageFileRequest)
}
