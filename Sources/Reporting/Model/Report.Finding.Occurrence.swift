extension Report.Finding {
  /// A screen on which a fault occurs.
  package struct Occurrence: Sendable, Hashable, Codable {
    /// The screen's id.
    package var screen: String
    /// The host that showed the page.
    package var host: String?
    /// The scroll position of the page.
    package var position: String?
    /// The element's frame, in points of the screen.
    package var rect: Report.Rectangle?

    /// Creates an occurrence.
    package init(
      screen: String, host: String? = nil, position: String? = nil, rect: Report.Rectangle? = nil
    ) {
      self.screen = screen
      self.host = host
      self.position = position
      self.rect = rect
    }
  }
}
