import Mustache

extension HTMLReport {
  /// Writes the findings: certain ones by severity, then reviews, then those that are accepted or no longer occur.
  func writeFindings(to output: inout some TextOutputStream) {
    let listed = report.findings.filter(\.isListed)
    let certain = listed.filter { $0.certainty == .certain }.sorted { $0.severity > $1.severity }
    let groups = [
      certain, listed.filter { $0.certainty == .review }, report.findings.filter { !$0.isListed },
    ]
    guard !report.findings.isEmpty || !report.rules.isEmpty else { return }
    output.write("<section id=\"findings\" aria-labelledby=\"findings-title\">\n")
    output.write("<h2 id=\"findings-title\">Findings</h2>\n")
    if report.findings.isEmpty {
      let rules = FindingText.count(report.rules.count, "rule")
      output.write("<p class=\"empty\">Nothing was found by \(rules).</p>\n")
    }
    for finding in groups.joined() { output.write(html(of: finding)) }
    output.write("</section>\n")
  }

  private func html(of finding: Report.Finding) -> String {
    let text = FindingText(finding, in: index)
    let link = "#/finding/\(HTMLLink.encoded(finding.fingerprint))"
    var values: [String: Any] = [
      "fingerprint": finding.fingerprint, "key": HTMLLink.key(finding.fingerprint),
      "level": finding.certainty == .review ? "review" : finding.severity.rawValue,
      "rule": finding.rule, "title": text.title, "element": text.element,
      "evidence": text.evidence, "screens": text.screens, "unconfirmed": !finding.confirmed,
      "link": link,
    ]
    if finding.status != .new { values["status"] = finding.status.rawValue }
    if let shown = finding.element?.text, !shown.isEmpty, finding.element?.selector != nil {
      values["text"] = shown
    }
    if !text.cause.isEmpty { values["cause"] = text.cause }
    if let advice = finding.advice {
      values["advice"] = advice.text
      if let css = advice.css { values["css"] = css }
    }
    if let note = finding.note { values["note"] = note }
    if let worst = finding.worst, let picture = worst.picture.flatMap({ index.pictures[$0] }),
      !missing.contains(picture.id)
    {
      values["picture"] = pictureValues(of: picture, in: worst, link: link, title: text.title)
    }
    return templates.finding.render(values)
  }

  /// Returns the template's values for the picture of the worst screen, cropped to the fault.
  private func pictureValues(
    of picture: Report.Picture, in worst: Report.Finding.Worst, link: String, title: String
  ) -> [String: Any] {
    let screen = index.screens[worst.screen]
    let scale = screen.map { $0.width / Double(max(picture.width, 1)) } ?? 1
    let size = (
      width: Double(picture.width) * scale, height: Double(picture.height) * scale
    )
    let crop = HTMLCrop(
      worst.rect, worst.obstruction?.rect, width: size.width, height: size.height)
    var overlay = ""
    if let rect = worst.obstruction?.rect { overlay += Self.svg(rect, "cover") }
    if let rect = worst.rect { overlay += Self.svg(rect, "box") }
    let number = { (number: Double) in FindingText.number(number) }
    return [
      "id": picture.id, "link": link, "title": title,
      "screen": index.name(ofScreen: worst.screen),
      "crop": [crop.x, crop.y, crop.width, crop.height].map(number).joined(separator: " "),
      "scale": "scale(\(scale))", "overlay": overlay,
    ]
  }

  /// Returns an SVG rectangle with the given class; it contains no text of pages, so it needs no escaping.
  static func svg(_ rect: Report.Rectangle, _ name: String) -> String {
    let number = { (number: Double) in FindingText.number(number) }
    return "<rect class=\"\(name)\" x=\"\(number(rect.x))\" y=\"\(number(rect.y))\""
      + " width=\"\(number(max(rect.width, 0)))\" height=\"\(number(max(rect.height, 0)))\"/>"
  }

  /// Writes the failures.
  func writeFailures(to output: inout some TextOutputStream) {
    guard !report.failures.isEmpty else { return }
    output.write("<section id=\"failures\" aria-labelledby=\"failures-title\">\n")
    output.write("<h2 id=\"failures-title\">Failures</h2>\n")
    for failure in report.failures {
      let place = [failure.subject, failure.screen.map(index.name(ofScreen:))].compactMap { $0 }
      let head = HTMLText.escaped((place + [failure.what]).joined(separator: " · "))
      let advice = failure.advice.map { "<p class=\"quiet\">\(HTMLText.escaped($0))</p>" } ?? ""
      output.write(
        "<div class=\"failure\"><h3>\(head)</h3><p>\(HTMLText.escaped(failure.message))</p>\(advice)</div>\n"
      )
    }
    output.write("</section>\n")
  }
}
