extension Report.Finding {
  /// What to do about a fault.
  package struct Advice: Sendable, Hashable, Codable {
    /// A sentence.
    package var text: String
    /// The line to write.
    package var css: String?

    /// Creates advice.
    package init(text: String, css: String? = nil) {
      self.text = text
      self.css = css
    }
  }
}
