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
  /// A server requires authentication; resolved with
  /// ``WebPageChallenges/respond(toChallenge:with:)``.
  case challenge(PageChallenge)
  /// A script waits for a panel; closed with ``WebPageDialogs/closeDialog(with:)``.
  case dialog(PageDialog)
  /// The page requests files; completed with ``WebPageDialogs/setFiles(_:for:)``.
  case fileRequest(PageFileRequest)
}
