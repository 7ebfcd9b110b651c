/// The authentication challenges of a page.
public protocol WebPageChallenges: AnyObject, Sendable {
  /// Answers a ``PageEvent/challenge(_:)``; an unknown or answered challenge is ignored.
  func answer(_ challenge: Int, _ answer: PageChallenge.Answer) async
}
