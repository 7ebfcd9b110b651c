import Foundation

/// A stack of lines.
struct LineStack {
  /// A line's offset from the top of the stack, in points.
  private struct Place {
    var baseline: CGFloat
    var height: CGFloat
    var bottom: CGFloat
  }

  private let pieces: [LinePiece]
  private let text: AttributedText
  private let style: ParagraphStyle
  private let width: CGFloat
  private let runs: ShapedRunCache
  private let places: [Place]

  init(
    _ pieces: [LinePiece], text: AttributedText, style: ParagraphStyle, width: CGFloat,
    runs: ShapedRunCache
  ) {
    self.pieces = pieces
    self.text = text
    self.style = style
    self.width = width
    self.runs = runs
    places = Self.positions(pieces, text: text)
  }

  /// The number of lines.
  var count: Int { pieces.count }

  /// Returns the number of lines that fit into a height; at least one.
  func lineCount(in height: CGFloat) -> Int {
    let fitting = places.prefix { $0.bottom <= height + LineWrapper.tolerance }.count
    return max(1, fitting)
  }

  /// Returns the lines with their glyphs.
  func block() -> TextBlock {
    var lines = pieces.indices.map { line($0) }
    let widest = lines.indices.reduce(0) {
      max($0, lines[$1].width + spacing($1).room(isFirst: pieces[$1].isFirst, width: 0).start)
    }
    let room = width.isFinite ? width : widest
    for index in lines.indices {
      let spacing = spacing(index)
      let (start, available) = spacing.room(isFirst: pieces[index].isFirst, width: room)
      let shift: CGFloat =
        switch spacing.alignment ?? style.alignment {
        case .left, .natural: 0
        case .center: (available - lines[index].width) / 2
        case .right: available - lines[index].width
        }
      // A line wider than the container, which only clipping allows, overflows at its end.
      lines[index].translate(x: start + max(0, shift), y: places[index].baseline)
    }
    return TextBlock(
      size: CGSize(width: widest, height: places.last?.bottom ?? 0), lines: lines)
  }

  private func spacing(_ index: Int) -> ParagraphSpacing {
    text.span(at: pieces[index].range.lowerBound)?.paragraph ?? ParagraphSpacing()
  }

  private static func positions(_ pieces: [LinePiece], text: AttributedText) -> [Place] {
    var places: [Place] = []
    var top: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      let spacing = text.span(at: piece.range.lowerBound)?.paragraph ?? ParagraphSpacing()
      if index > 0, piece.isFirst { top += spacing.paragraphSpacingBefore }
      var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      // An empty line has the height of the line break that ends it.
      let spans =
        piece.text.spans.isEmpty
        ? [text.span(at: piece.range.lowerBound)].compactMap { $0 } : piece.text.spans
      for span in spans {
        ascent = max(ascent, span.font.metrics.ascender + span.baselineOffset)
        descent = max(descent, -span.font.metrics.descender - span.baselineOffset)
        leading = max(leading, span.font.metrics.leading)
      }
      let height = spacing.lineHeight(natural: ascent + descent)
      // A line's extra height is above its text.
      places.append(
        Place(baseline: top + height - descent, height: height, bottom: top + height))
      top += height + leading + spacing.lineSpacing
      if piece.isLast { top += spacing.paragraphSpacing }
    }
    return places
  }

  private func line(_ index: Int) -> TextLine {
    let piece = pieces[index]
    let hanging = piece.text.text.utf8.count - trailingSpaces(piece.text.text)
    var pen: CGFloat = 0
    var width: CGFloat = 0
    var offset = 0
    var shaped: [PositionedRun] = []
    piece.text.forEachPart { part, span in
      let start = pen
      var positions: [CGPoint] = []
      let glyphs = runs.shape(part, face: span.font.face)
      positions.reserveCapacity(glyphs.count)
      for glyph in glyphs {
        positions.append(
          CGPoint(
            x: pen + CGFloat(glyph.xOffset) * span.font.size,
            y: -CGFloat(glyph.yOffset) * span.font.size - span.baselineOffset))
        let advance = glyph.advance(in: span.font)
        pen += advance
        if offset + glyph.cluster < hanging { width += advance }
      }
      offset += span.length
      guard !glyphs.isEmpty else { return }
      shaped.append(
        PositionedRun(
          font: span.font, glyphs: glyphs.map(\.glyph), positions: positions, text: part,
          mark: span.mark, origin: CGPoint(x: start, y: 0), width: pen - start))
    }
    return TextLine(
      text: piece.text.text, range: piece.range, origin: .zero, width: width,
      height: places[index].height, isTruncated: piece.isTruncated, runs: shaped)
  }

  /// Returns the length of the trailing white space of `text`, in bytes.
  private func trailingSpaces(_ text: String) -> Int {
    if let last = text.utf8.last, (0x21...0x7E).contains(last) { return 0 }
    return text.reversed().prefix(while: LineBreaker.isSpace).reduce(0) { $0 + $1.utf8.count }
  }
}

extension TextLine {
  /// Offsets a line from the origin of its block.
  fileprivate mutating func translate(x: CGFloat, y: CGFloat) {
    origin = CGPoint(x: x, y: y)
    for run in runs.indices {
      runs[run].origin.x += x
      runs[run].origin.y += y
      for index in runs[run].positions.indices {
        runs[run].positions[index].x += x
        runs[run].positions[index].y += y
      }
    }
  }
}
