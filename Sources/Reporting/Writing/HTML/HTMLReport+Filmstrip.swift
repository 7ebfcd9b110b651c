import Foundation

extension HTMLReport {
  /// A row of the filmstrip: a subject in one host at one scroll position.
  private struct Row {
    var subject: String
    var host: String?
    var position: String?
    var shots: [Report.Shot] = []
  }

  /// Writes the pictures of all screens, a row for each subject, host and position.
  ///
  /// Each picture is in the page once; shared ones are in the store.
  func writeFilmstrip(to output: inout some TextOutputStream) {
    let rows = self.rows
    guard !rows.isEmpty else { return }
    var badges: [String: [Report.Finding]] = [:]
    for finding in report.findings where finding.isListed {
      for occurrence in finding.screens {
        let key = Self.key(
          finding.subject, occurrence.host, occurrence.position, occurrence.screen)
        badges[key, default: []].append(finding)
      }
    }
    output.write("<section id=\"screens\" aria-labelledby=\"screens-title\">\n")
    output.write("<h2 id=\"screens-title\">Screens</h2>\n")
    for row in rows {
      let name = index.subjects[row.subject]?.name ?? row.subject
      let words = [name == row.subject ? name : "\(name) · \(row.subject)", row.host, row.position]
        .compactMap { $0 }.joined(separator: " · ")
      output.write(
        "<div class=\"strip\" role=\"group\" aria-label=\"\(HTMLText.escaped(words))\">"
          + "<h3>\(HTMLText.escaped(words))</h3>\n<ol tabindex=\"0\">\n")
      write(row, badges, to: &output)
      output.write("</ol></div>\n")
    }
    output.write("</section>\n")
  }

  private var rows: [Row] {
    var rows: [Row] = []
    var places: [[String?]: Int] = [:]
    for shot in report.shots {
      let key = [shot.subject, shot.host, shot.position]
      if let place = places[key] {
        rows[place].shots.append(shot)
      } else {
        places[key] = rows.count
        rows.append(
          Row(subject: shot.subject, host: shot.host, position: shot.position, shots: [shot]))
      }
    }
    return rows
  }

  /// Writes a row, with one cell for adjacent screens that have the same picture.
  private func write(
    _ row: Row, _ badges: [String: [Report.Finding]], to output: inout some TextOutputStream
  ) {
    var start = 0
    while start < row.shots.count {
      let shot = row.shots[start]
      var end = start + 1
      while let picture = shot.picture, end < row.shots.count, row.shots[end].picture == picture {
        end += 1
      }
      let alike = row.shots[start..<end]
      start = end
      let screen = index.screens[shot.screen]
      let findings = alike.flatMap { shot in
        badges[Self.key(shot.subject, shot.host, shot.position, shot.screen)] ?? []
      }
      let isWide = screen.map { $0.width > $0.height } ?? false
      let screens = alike.map(\.screen).joined(separator: " ")
      output.write(
        "<li\(isWide ? " class=\"wide\"" : "") data-screens=\"\(HTMLText.escaped(screens))\">"
          + "<a href=\"\(HTMLText.escaped(HTMLLink.link(to: shot)))\">")
      writePicture(of: shot, to: &output)
      let device = [screen?.device ?? shot.screen, shot.name].compactMap { $0 }
        .joined(separator: " · ")
      output.write("<span class=\"name\">\(HTMLText.escaped(device))</span></a>")
      if let screen {
        let words = "iOS \(screen.system), \(screen.orientation)"
        output.write("<span class=\"quiet\">\(HTMLText.escaped(words))</span>")
      }
      if let picture = shot.picture, isReduced(picture) {
        output.write("<span class=\"quiet\">1 pixel per point</span>")
      }
      if alike.count > 1 {
        output.write("<span class=\"quiet\">and \(alike.count - 1) alike</span>")
      }
      for severity in Report.Severity.allCases {
        let fingerprints = Set(
          findings.filter { $0.severity == severity && $0.certainty == .certain }
            .map(\.fingerprint))
        guard !fingerprints.isEmpty else { continue }
        output.write(
          "<span class=\"tag \(severity.rawValue)\">\(fingerprints.count) \(severity.rawValue)</span>"
        )
      }
      output.write("</li>\n")
    }
  }

  private func writePicture(of shot: Report.Shot, to output: inout some TextOutputStream) {
    guard let id = shot.picture else {
      output.write("<span class=\"plate\">no picture</span>")
      return
    }
    guard let picture = index.pictures[id], let png = data(of: picture) else {
      output.write("<span class=\"plate\">picture missing: \(HTMLText.escaped(id))</span>")
      return
    }
    let name = HTMLText.escaped(index.name(ofScreen: shot.screen))
    if shared.contains(id) {
      // The picture's data is in the store.
      output.write(
        "<svg viewBox=\"0 0 \(picture.width) \(picture.height)\" role=\"img\" aria-label=\"\(name)\">"
          + "<use href=\"#picture-\(id)\"></use></svg>")
    } else {
      output.write(
        "<img id=\"picture-\(id)\" loading=\"lazy\" decoding=\"async\" alt=\"\(name)\""
          + " width=\"\(picture.width)\" height=\"\(picture.height)\""
          + " src=\"\(source(of: picture, png))\">")
    }
  }

  /// Writes the shared pictures as SVG images, to which other elements refer.
  func writeStore(to output: inout some TextOutputStream) {
    guard !shared.isEmpty else { return }
    output.write("<svg class=\"store\" aria-hidden=\"true\"><defs>\n")
    for id in shared.sorted() {
      guard let picture = index.pictures[id], let png = data(of: picture) else { continue }
      output.write(
        "<image id=\"picture-\(id)\" width=\"\(picture.width)\" height=\"\(picture.height)\""
          + " href=\"\(source(of: picture, png))\"/>\n")
    }
    output.write("</defs></svg>\n")
  }

  private static func key(
    _ subject: String, _ host: String?, _ position: String?, _ screen: String
  ) -> String {
    [subject, host ?? "", position ?? "", screen].joined(separator: "\n")
  }
}
