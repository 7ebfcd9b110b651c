/// One value: "88 ✓" where both agree, otherwise "88, measured 90 ✗".
struct CheckCell {
  private let check: FigureCheck?

  init(_ check: FigureCheck?) {
    self.check = check
  }

  /// The cell as HTML.
  var html: String {
    guard let check else { return "<td></td>" }
    let because =
      check.because.isEmpty
      ? "" : HTML.wrapped("span", "class=\"because\"", HTML.text(check.because))
    let value =
      check.holds
      ? "\(HTML.name(check.expected.text))&nbsp;<span class=\"tick\">✓</span>"
      : "\(HTML.name(check.expected.text)), measured \(HTML.name(check.measured.text)) ✗"
    return HTML.wrapped("td", check.holds ? "" : "class=\"wrong\"", value + because)
  }
}
