import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// The layout of attributed text in a container (S19.14).
struct TextKitLayout {
  /// A line of the layout.
  struct Line {
    /// The range of the line, with its line break.
    var range: NSRange
    /// The rectangle of the line, as wide as the container.
    var fragment: CGRect
    /// The rectangle that the text occupies, with the padding on both sides.
    var used: CGRect
    var baseline: CGFloat
    /// The horizontal position at which the text begins.
    var start: CGFloat
  }

  private let text: NSAttributedString
  private let styled: StyledText
  private let block: TextBlock?
  private let padding: CGFloat
  private(set) var lines: [Line] = []

  init(_ text: NSAttributedString, in container: NSTextContainer?) {
    self.text = NSAttributedString(attributedString: text)
    padding = container?.lineFragmentPadding ?? 5
    let given = container?.size.width ?? 0
    let width = given > 0 ? max(0, given - 2 * padding) : .infinity
    styled = StyledText(
      TextContent(self.text, font: .systemFont(ofSize: 12)),
      style: ParagraphStyle(
        lineBreakMode: (container?.lineBreakMode ?? .byWordWrapping).paragraphMode,
        numberOfLines: container?.maximumNumberOfLines ?? 0))
    let height = container?.size.height ?? 0
    block = styled.layOut(
      width: width, maximumHeight: height > 0 ? height : .infinity,
      in: TextEnvironment.currentOnAnyThread)
    guard let block else { return }
    lines = lines(of: block, width: given > 0 ? given : block.size.width + 2 * padding)
  }

  private func lines(of block: TextBlock, width: CGFloat) -> [Line] {
    let string = text.string
    let starts = block.lines.map { line -> Int in
      let index = string.utf8.index(string.startIndex, offsetBy: line.range.lowerBound)
      return string.utf16.distance(from: string.startIndex, to: index)
    }
    return block.lines.enumerated().map { offset, line in
      let end = offset + 1 < starts.count ? starts[offset + 1] : string.utf16.count
      let ascender = line.runs.map(\.font.metrics.ascender).max() ?? line.height
      let top = line.origin.y - ascender
      return Line(
        range: NSRange(location: starts[offset], length: end - starts[offset]),
        fragment: CGRect(x: 0, y: top, width: width, height: line.height),
        used: CGRect(
          x: line.origin.x, y: top, width: line.width + 2 * padding, height: line.height),
        baseline: line.origin.y, start: line.origin.x + padding)
    }
  }

  var usedRect: CGRect {
    lines.dropFirst().reduce(lines.first?.used ?? .zero) { $0.union($1.used) }
  }

  func line(at index: Int) -> Line? {
    lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
  }

  /// Returns the horizontal position at which a unit begins, from the container's edge.
  func x(of index: Int, in line: Line) -> CGFloat {
    let length = min(max(index - line.range.location, 0), text.length - line.range.location)
    let before = text.attributedSubstring(
      from: NSRange(location: line.range.location, length: length))
    let part = StyledText(TextContent(before, font: .systemFont(ofSize: 12)))
    return line.start + part.size(width: .infinity, in: TextEnvironment.currentOnAnyThread).width
  }

  func bounds(of range: NSRange) -> CGRect {
    var result = CGRect.null
    for line in lines {
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { continue }
      let start = x(of: part.location, in: line)
      let end = min(x(of: part.location + part.length, in: line), line.used.maxX - padding)
      result = result.union(
        CGRect(x: start, y: line.fragment.minY, width: end - start, height: line.fragment.height))
    }
    return result.isNull ? .zero : result
  }

  func index(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line = lines.first(where: { point.y < $0.fragment.maxY }) ?? lines.last else {
      return (0, 0)
    }
    let string = text.string as NSString
    var index = line.range.location
    while index < line.range.upperBound {
      let character = string.rangeOfComposedCharacterSequence(at: index)
      let (start, end) = (x(of: index, in: line), x(of: character.upperBound, in: line))
      if point.x < end || character.upperBound >= line.range.upperBound {
        let fraction = end > start ? (point.x - start) / (end - start) : 0
        return (index, min(max(fraction, 0), 1))
      }
      index = character.upperBound
    }
    return (max(0, line.range.upperBound - 1), 1)
  }

  @MainActor
  func draw(_ range: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), var block else { return }
    block.lines = zip(block.lines, lines)
      .filter { NSIntersectionRange($0.1.range, range).length > 0 }.map(\.0)
    let traits = UITraitCollection.current
    let commands = styled.commands(
      block, at: CGPoint(x: origin.x + padding, y: origin.y),
      color: UIColor.black.displayColor(with: traits), traits: traits)
    for command in commands { context.append(command) }
  }
}
