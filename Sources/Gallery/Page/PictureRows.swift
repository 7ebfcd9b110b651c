import DisplayList
import Foundation

/// The pictures of a figure, those of one row beside each other.
struct PictureRows {
  private let pictures: [FigurePicture]
  private let figure: Figure

  init(_ pictures: [FigurePicture], of figure: Figure) {
    self.pictures = pictures
    self.figure = figure
  }

  /// Whether there is room for code beside them.
  var areTall: Bool {
    !pictures.isEmpty && pictures.count < 3 && !pictures.contains { $0.isWide }
  }

  /// The rows as HTML.
  var html: String {
    guard !pictures.isEmpty else { return "" }
    var rows: [(heading: String, items: [String])] = []
    for picture in pictures {
      if rows.last?.heading != picture.row { rows.append((picture.row, [])) }
      rows[rows.count - 1].items.append(item(picture))
    }
    let parts = rows.map { heading, items in
      HTML.lines([
        heading.isEmpty ? "" : HTML.element("h4", "", heading), "<div class=\"row\">",
        items.joined(separator: "\n"), "</div>",
      ])
    }
    return "<div class=\"pictures\">\n\(parts.joined(separator: "\n"))\n</div>"
  }

  private func item(_ picture: FigurePicture) -> String {
    let file = HTML.text(picture.fileName(in: figure))
    let (width, height) = picture.shownSize
    let label = picture.label.isEmpty ? "" : HTML.wrapped("b", "", HTML.text(picture.label))
    let insets =
      picture.insets.isEmpty ? "" : HTML.element("span", "class=\"insets\"", picture.insets)
    let caption = HTML.element("span", "", picture.caption)
    return """
      <figure class="\(picture.isWide ? "wide" : "tall")">
      \(label.isEmpty ? "" : HTML.wrapped("p", "class=\"label\"", label) + "\n")\
      <a href="\(file)"><img src="\(file)" width="\(width)" height="\(height)" loading="lazy" \
      alt="\(HTML.text(picture.alternative))"></a>
      <figcaption>\(HTML.lines([caption, insets]))</figcaption>
      </figure>
      """
  }
}

extension FigurePicture {
  /// Whether it is wider than high.
  var isWide: Bool { drawing.size.width > drawing.size.height }

  /// The size of its file in pixels, rounded as the renderer does.
  package var pixelSize: (width: Int, height: Int) {
    (
      Int((drawing.size.width * drawing.scale).rounded()),
      Int((drawing.size.height * drawing.scale).rounded())
    )
  }

  /// The size at which the page shows it where there is room: smaller than the screen is, the same
  /// for all pictures of a kind.
  var shownSize: (width: Int, height: Int) {
    let scale = isWide ? 0.75 : 0.6
    return (
      Int((drawing.size.width * scale).rounded()), Int((drawing.size.height * scale).rounded())
    )
  }
}
