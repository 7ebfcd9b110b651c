extension Report {
  /// A subject as one screen shows it.
  package struct Shot: Sendable, Hashable, Codable {
    /// The subject's id.
    package var subject: String
    /// The screen's id.
    package var screen: String
    /// The host that showed the subject, such as "safari".
    package var host: String?
    /// The scroll position of the page, such as "top", "middle" or "end".
    package var position: String?
    /// A name that distinguishes shots with the same subject, screen, host and position.
    package var name: String?
    /// The scale of a picture that shows none of the report's screens, in pixels per point; `nil` for the
    /// screen's scale.
    package var scale: Double?
    /// The picture's id; `nil` if none was requested.
    package var picture: String?
    /// The measurement, as `fanlight shot --json` prints it.
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
