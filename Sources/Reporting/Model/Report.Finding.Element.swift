extension Report.Finding {
  /// An element of a page, or a view.
  package struct Element: Sendable, Hashable, Codable {
    /// The CSS selector of a page's element.
    package var selector: String?
    /// The selectors of the frames that contain the element, outermost first.
    package var frame: [String]?
    /// The class of the view.
    package var view: String?
    /// The view's accessibility identifier.
    package var identifier: String?
    /// The text of the element, at most 40 characters.
    package var text: String?
    /// The accessibility role of the element.
    package var role: String?

    /// Creates an element of a page.
    package init(selector: String, frame: [String] = [], text: String? = nil, role: String? = nil) {
      self.selector = selector
      self.frame = frame
      self.text = text
      self.role = role
    }

    /// Creates an element for a view.
    package init(view: String, identifier: String? = nil, text: String? = nil) {
      self.view = view
      self.identifier = identifier
      self.text = text
    }

    /// The element on one line: its selector, or the class, text and identifier of a view.
    package var name: String {
      if let selector { return ((frame ?? []) + [selector]).joined(separator: " >>> ") }
      var name = view ?? ""
      if let text { name += " \"\(text)\"" }
      if let identifier { name += " id=\(identifier)" }
      return name
    }
  }
}
