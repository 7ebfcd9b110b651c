/// What to do about a finding.
package struct Advice: Sendable, Hashable {
  /// One or two sentences.
  package var text: String
  /// A line of CSS or HTML to write; `nil` where none helps.
  package var css: String?

  /// Creates advice.
  package init(_ text: String, css: String? = nil) {
    self.text = text
    self.css = css
  }
}
