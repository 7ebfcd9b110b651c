/// The authentication challenges of a page.
public protocol WebPageChallenges: AnyObject, Sendable {
  /// Resolves a ``PageEvent/challenge(_:)``; an unknown or resolved challenge is ignored.
  func respond(toChallenge challenge: Int, with response: PageChallenge.Response) async
}
