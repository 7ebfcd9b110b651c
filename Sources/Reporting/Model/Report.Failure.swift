extension Report {
  /// A part of a run that failed, such as a page that could not be loaded.
  package struct Failure: Sendable, Hashable {
    /// The subject's id; `nil` for a failure of the whole run.
    package var subject: String?
    /// The screen's id; `nil` for a failure on all screens.
    package var screen: String?
    /// The operation that failed, such as "load".
    package var what: String
    /// The error, in a sentence.
    package var message: String
    /// The advice, in a sentence.
    package var advice: String?

    /// Creates a failure.
    package init(
      subject: String? = nil, screen: String? = nil, what: String, message: String,
      advice: String? = nil
    ) {
      self.subject = subject
      self.screen = screen
      self.what = what
      self.message = message
      self.advice = advice
    }
  }
}

extension Report.Failure: Codable {
  /// The keys in the order in which they are written.
  private enum CodingKeys: String, CodingKey {
    case subject, screen, what, message, advice
  }

  /// Encodes the failure; an absent subject or screen is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(subject, forKey: .subject)
    try container.encode(screen, forKey: .screen)
    try container.encode(what, forKey: .what)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(advice, forKey: .advice)
  }
}
