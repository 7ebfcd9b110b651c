/// What a page asks about servers.
public protocol WebPageChallenges: AnyObject, Sendable {
  /// Answers ``PageEvent/challenge(_:)``; what was answered already, or is gone, is left alone.
  func answer(_ challenge: Int, _ answer: PageChallenge.Answer) async
}
