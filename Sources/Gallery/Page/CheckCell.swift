/// A table cell for a check: "88 ✓" if both values agree, otherwise "88, measured 90 ✗".
struct CheckCell {
  private let check: FigureCheck?

  init(_ check: FigureCheck?) {
    self.check = check
  }

  /// Returns the cell as HTML, with the name of its column for narrow screens, where the cells of a
  /// wide table's row are stacked.
  func html(below column: String = "") -> String {
    let name = column.isEmpty ? "" : "data-name=\"\(HTML.text(column))\""
    guard let check else { return HTML.wrapped("td", name, "") }
    let because =
      check.because.isEmpty
      ? "" : HTML.wrapped("span", "class=\"because\"", HTML.text(check.because))
    let value =
      check.holds
      ? "\(HTML.name(check.expected.text))&nbsp;<span class=\"tick\">✓</span>"
      : "\(HTML.name(check.expected.text)), measured \(HTML.name(check.measured.text)) ✗"
    let attributes = [check.holds ? "" : "class=\"wrong\"", name].filter { !$0.isEmpty }
    return HTML.wrapped("td", attributes.joined(separator: " "), value + because)
  }
}
