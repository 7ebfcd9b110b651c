/// The names by which a finding identifies an element of a page.
package struct Element: Sendable, Hashable {
  /// The selectors of the frames around the element, outermost first; empty in the main frame.
  package var frame: [String]
  /// The selectors of the shadow hosts around the element, outermost first, and its own at the end.
  package var path: [String]
  /// At most 40 characters of the element's text.
  package var text: String
  /// The element's role, explicit in `role` or implied by its tag; empty for none.
  package var role: String

  /// Creates an element's names.
  package init(frame: [String] = [], path: [String], text: String = "", role: String = "") {
    self.frame = frame
    self.path = path
    self.text = String(text.prefix(40))
    self.role = role
  }

  /// Creates the names of an element of the main frame that is in no shadow tree.
  package init(_ selector: String, text: String = "", role: String = "") {
    self.init(path: [selector], text: text, role: role)
  }

  /// The root element, which findings about a page as a whole name.
  package static let page = Element("html")

  /// The path as one string, with `>>>` at each shadow root (audit.md 7).
  package var selector: String { path.joined(separator: " >>> ") }

  /// The names in one list: the last sort key, for elements that are otherwise equal.
  var key: [String] { frame + ["\u{1E}"] + path + ["\u{1E}", text, role] }
}
