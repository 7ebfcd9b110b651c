/// Advice for fixing a finding.
package struct Advice: Sendable, Hashable {
  /// The advice, in one or two sentences.
  package var text: String
  /// A line of CSS or HTML that fixes the finding; `nil` if there is none.
  package var css: String?

  /// Creates advice.
  package init(_ text: String, css: String? = nil) {
    self.text = text
    self.css = css
  }
}
