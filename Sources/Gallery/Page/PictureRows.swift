import DisplayList
import Foundation

/// The pictures of a figure in rows, and the code that produces them.
///
/// The code is beside the first picture if that is the only one in portrait; otherwise, it follows
/// the rows.
struct PictureRows {
  private let pictures: [FigurePicture]
  private let figure: Figure
  private let code: String

  /// Creates rows of pictures; `code` is HTML.
  init(_ pictures: [FigurePicture], of figure: Figure, code: String) {
    self.pictures = pictures
    self.figure = figure
    self.code = code
  }

  /// Whether there is space for code beside the first picture.
  private var hasSpaceBeside: Bool {
    guard let first = pictures.first, !first.isWide, first.row.isEmpty else { return false }
    return pictures.dropFirst().allSatisfy(\.isWide)
  }

  /// The rows and the code as HTML.
  var html: String {
    guard !pictures.isEmpty else { return code }
    var rows: [(heading: String, items: [String])] = []
    for picture in pictures {
      if let row = rows.firstIndex(where: { $0.heading == picture.row }) {
        rows[row].items.append(item(picture))
      } else {
        rows.append((picture.row, [item(picture)]))
      }
    }
    if hasSpaceBeside { rows[0].items.insert(code, at: 1) }
    let parts = rows.map { heading, items in
      HTML.lines(
        [heading.isEmpty ? "" : HTML.element("h4", "", heading), "<div class=\"row\">"] + items
          + ["</div>"])
    }
    return HTML.lines(parts + [hasSpaceBeside ? "" : code])
  }

  private func item(_ picture: FigurePicture) -> String {
    let file = HTML.text(picture.fileName(in: figure))
    let (width, height) = picture.shownSize
    let label = picture.label.isEmpty ? "" : HTML.wrapped("b", "", HTML.text(picture.label))
    let insets =
      picture.insets.isEmpty ? "" : HTML.element("span", "class=\"insets\"", picture.insets)
    let caption = HTML.element("span", "", picture.caption)
    return """
      <figure class="\(picture.isWide ? "wide" : width > 320 ? "tall labeled" : "tall")">
      \(label.isEmpty ? "" : HTML.wrapped("p", "class=\"label\"", label) + "\n")\
      <a href="\(file)"><img src="\(file)" width="\(width)" height="\(height)" loading="lazy" \
      alt="\(HTML.text(picture.alternative))"></a>
      <figcaption>\(HTML.lines([caption, insets]))</figcaption>
      </figure>
      """
  }
}

extension FigurePicture {
  /// Whether the picture is wider than it is high.
  var isWide: Bool { drawing.size.width > drawing.size.height }

  /// The size of its file in pixels, rounded as the renderer does.
  package var pixelSize: (width: Int, height: Int) {
    (
      Int((drawing.size.width * drawing.scale).rounded()),
      Int((drawing.size.height * drawing.scale).rounded())
    )
  }

  /// The size at which a wide page displays it: smaller than the screen, at one scale for wide
  /// pictures and one for all others.
  var shownSize: (width: Int, height: Int) {
    let scale = isWide ? 0.75 : 0.6
    return (
      Int((drawing.size.width * scale).rounded()), Int((drawing.size.height * scale).rounded())
    )
  }
}
