import Foundation

/// The common implementation of UIKit's own text inputs, whose positions are indexes in UTF-16 code units
/// (S19.8).
@MainActor
protocol IndexedTextInput: UIView, UITextInput {
  var indexedText: String { get }
  /// The selected range in code units; the delegate is informed of its changes.
  var indexedSelection: NSRange { get set }
  var indexedMark: NSRange? { get set }
  /// Replaces code units as if the user had edited them, and reports the change; does not call the delegate's
  /// method that allows replacements.
  func replaceUnits(_ range: NSRange, with text: String)
  /// Returns whether the delegate allows a replacement.
  func mayReplaceUnits(_ range: NSRange, with text: String) -> Bool
  /// Returns the caret's rectangle before a code unit, in points (S19.7).
  func caret(at index: Int) -> CGRect
}

extension IndexedTextInput {
  var unitCount: Int { indexedText.utf16.count }

  func index(_ position: UITextPosition) -> Int {
    min(max((position as? IndexedPosition)?.index ?? 0, 0), unitCount)
  }

  func units(_ range: UITextRange) -> NSRange { units(range.start, range.end) }

  private func units(_ start: UITextPosition, _ end: UITextPosition) -> NSRange {
    let (one, other) = (index(start), index(end))
    return NSRange(location: min(one, other), length: abs(one - other))
  }

  /// Returns the range, clamped to the text and extended to whole characters.
  func valid(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), unitCount)
    let end = min(max(range.location + range.length, start), unitCount)
    return NSRange(location: start, length: end - start)
  }

  func string(_ range: UITextRange) -> String? {
    Range(units(range), in: indexedText).map { String(indexedText[$0]) }
  }

  func range(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange? {
    IndexedRange(units(start, end))
  }

  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let target = index(position) + offset
    return (0...unitCount).contains(target) ? IndexedPosition(target) : nil
  }

  /// Up and down move to the line above or below; in a single line, to its ends.
  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return moved(position, by: offset)
    case .left: return moved(position, by: -offset)
    case .up, .down:
      let caret = caret(at: index(position))
      let step = caret.height * CGFloat(offset) * (direction == .up ? -1 : 1)
      let target = CGPoint(x: caret.midX, y: caret.midY + step)
      return IndexedPosition(nearest(target, in: NSRange(location: 0, length: unitCount)))
    }
  }

  func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(one), index(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func end(of range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let isBack = direction == .left || direction == .up
    return range(position, isBack ? beginningOfDocument : endOfDocument)
  }

  /// Returns the index whose caret is nearest to a point: in height first, then sideways.
  func nearest(_ point: CGPoint, in range: NSRange) -> Int {
    var best = range.location
    var least: (CGFloat, CGFloat) = (.infinity, .infinity)
    let text = indexedText as NSString
    var index = range.location
    while index <= range.location + range.length {
      let caret = caret(at: index)
      let height = max(0, caret.minY - point.y, point.y - caret.maxY)
      let distance = (height, abs(caret.midX - point.x))
      if distance < least { (best, least) = (index, distance) }
      guard index < text.length else { break }
      index += max(1, text.rangeOfComposedCharacterSequence(at: index).length)
    }
    return best
  }

  /// Returns one rectangle for each line of a range.
  func lineRects(_ range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [caret(at: range.location)] }
    var result: [CGRect] = []
    for index in range.location...(range.location + range.length) {
      let caret = caret(at: index)
      if var last = result.last, abs(last.minY - caret.minY) < 1 {
        last = last.union(CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height))
        result[result.count - 1] = last
      } else {
        result.append(CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height))
      }
    }
    return result
  }

  func selectionRects(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = lineRects(units(range))
    return rects.enumerated().map { offset, rect in
      IndexedSelectionRect(rect, isFirst: offset == 0, isLast: offset == rects.count - 1)
    }
  }

  func character(at point: CGPoint) -> UITextRange? {
    let all = NSRange(location: 0, length: unitCount)
    guard all.length > 0 else { return nil }
    let text = indexedText as NSString
    let nearest = min(nearest(point, in: all), all.length - 1)
    for index in [nearest, nearest - 1] where index >= 0 {
      let range = text.rangeOfComposedCharacterSequence(at: index)
      if let rect = lineRects(range).first, rect.minX <= point.x, point.x < rect.maxX {
        return IndexedRange(range)
      }
    }
    return nil
  }

  func mark(_ text: String?, selected: NSRange) {
    let place = indexedMark ?? indexedSelection
    let text = text ?? ""
    replaceUnits(place, with: text)
    indexedMark =
      text.isEmpty ? nil : NSRange(location: place.location, length: text.utf16.count)
    indexedSelection = NSRange(
      location: place.location + selected.location, length: selected.length)
  }
}
