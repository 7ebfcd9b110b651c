extension Report {
  /// A subject on a screen.
  package struct Shot: Sendable, Hashable, Codable {
    /// The subject's id.
    package var subject: String
    /// The screen's id.
    package var screen: String
    /// The host that showed it, such as "safari".
    package var host: String?
    /// Where the page was scrolled to: "top", "middle", "end".
    package var position: String?
    /// What tells shots apart whose subject, screen, host and position are one.
    package var name: String?
    /// The pixels per point of a picture that is of no screen of the report; `nil` for that of the screen.
    package var scale: Double?
    /// The picture's id; `nil` if none was asked for.
    package var picture: String?
    /// The numbers of `fanlight shot --json`, unchanged.
    package var measurement: JSONText?

    /// Creates a shot.
    package init(
      subject: String, screen: String, host: String? = nil, position: String? = nil,
      name: String? = nil, scale: Double? = nil, picture: String? = nil,
      measurement: JSONText? = nil
    ) {
      self.subject = subject
      self.screen = screen
      self.host = host
      self.position = position
      self.name = name
      self.scale = scale
      self.picture = picture
      self.measurement = measurement
    }
  }
}
