import Mustache

extension HTMLReport {
  /// Writes the comparisons whose pictures differ, each with up to three pictures.
  func writeComparisons(to output: inout some TextOutputStream) {
    guard !report.comparisons.isEmpty else { return }
    output.write("<section id=\"comparisons\" aria-labelledby=\"comparisons-title\">\n")
    output.write("<h2 id=\"comparisons-title\">Comparisons</h2>\n")
    let others = report.comparisons.filter { $0.result != .same }
    if others.isEmpty {
      output.write("<p class=\"empty\">All pictures are the same as their references.</p>\n")
    }
    for comparison in others { output.write(html(of: comparison)) }
    output.write("</section>\n")
  }

  private func html(of comparison: Report.Comparison) -> String {
    let screen = [
      index.name(ofScreen: comparison.screen), comparison.host, comparison.position,
    ].compactMap { $0 }.joined(separator: ", ")
    let pictures = [
      ("Expected", comparison.expected), ("Actual", comparison.actual),
      ("Difference", comparison.difference),
    ].compactMap { name, id in id.map { (name: name, id: $0) } }
    let place = [
      comparison.id, comparison.screen, comparison.host ?? "", comparison.position ?? "",
    ]
    var values: [String: Any] = [
      "id": comparison.id, "key": HTMLLink.key(place.joined(separator: "\n")),
      "host": comparison.host ?? "", "position": comparison.position ?? "",
      "result": comparison.result.rawValue, "screen": screen, "screenID": comparison.screen,
      "changes": comparison.changes.map(\.sentence), "hasChanges": !comparison.changes.isEmpty,
      "link": HTMLLink.link(to: comparison),
      "pictures": pictures.map { picture -> [String: Any] in
        let entry = index.pictures[picture.id]
        return [
          "name": picture.name, "picture": picture.id, "title": comparison.id,
          "exists": !missing.contains(picture.id), "width": entry?.width ?? 0,
          "height": entry?.height ?? 0,
        ]
      },
    ]
    if let pixels = comparison.pixels {
      values["pixels"] = "\(pixels.different) of \(pixels.of) pixels differ."
    }
    if let source = comparison.source {
      values["source"] = source.file + (source.line.map { ":\($0)" } ?? "")
    }
    if let text = comparison.text, text.expected != text.actual {
      values["lines"] = LineDifference(text.expected, text.actual).html
    }
    return templates.comparison.render(values)
  }
}
