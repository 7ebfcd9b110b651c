/// An event of a page, by feature.
public enum PageEvent: Sendable, Equatable {
  /// A navigation of the main frame.
  case navigation(NavigationEvent)
  /// The engine's session history.
  case history(HistoryEvent)
  /// The main frame's document.
  case document(DocumentEvent)
  /// The page's process.
  case process(ProcessEvent)
  /// The page awaits a policy decision of the app.
  case policy(PolicyEvent)
  /// The resources of the page.
  case resource(ResourceEvent)
  /// A script posted a message to a message handler (W285).
  case scriptMessage(ScriptMessage)
  /// A server requires authentication; answered with ``WebPageChallenges/answer(_:_:)``.
  case challenge(PageChallenge)
  /// A script waits for a panel; answered with ``WebPageDialogs/answerDialog(_:)``.
  case dialog(PageDialog)
  /// The page requests files; answered with ``WebPageDialogs/answer(_:with:)``.
  case fileRequest(PageFileRequest)
}
