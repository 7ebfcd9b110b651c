extension Report.Finding {
  /// Advice on fixing a fault.
  package struct Advice: Sendable, Hashable, Codable {
    /// The advice in a sentence.
    package var text: String
    /// The line of CSS that fixes the fault.
    package var css: String?

    /// Creates advice.
    package init(text: String, css: String? = nil) {
      self.text = text
      self.css = css
    }
  }
}
