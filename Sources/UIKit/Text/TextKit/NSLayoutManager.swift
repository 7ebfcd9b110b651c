public import Foundation

/// Lays out the text of a storage in a container, in lines (S19.14).
///
/// A glyph is a UTF-16 unit here: the two kinds of index are equal. Text flows through the first container alone.
open class NSLayoutManager: NSObject {
  private weak var storage: NSTextStorage?
  private var containers: [NSTextContainer] = []
  private var stored: TextKitLayout?

  /// Creates a layout manager without a storage.
  public override init() {
    super.init()
  }

  /// The text that is laid out; `nil` until the manager is added to a storage.
  open var textStorage: NSTextStorage? { storage }

  /// The containers that the text flows through.
  open var textContainers: [NSTextContainer] { containers }

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    containers.append(container)
    container.storedManager = self
    invalidate()
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    containers[index].storedManager = nil
    containers.remove(at: index)
    invalidate()
  }

  func take(_ storage: NSTextStorage?) {
    self.storage = storage
    invalidate()
  }

  func invalidate() { stored = nil }

  var layout: TextKitLayout {
    if let stored { return stored }
    let made = TextKitLayout(storage ?? NSAttributedString(string: ""), in: containers.first)
    stored = made
    return made
  }

  // MARK: Changes

  /// Lays out again after a change of the storage.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { invalidate() }

  /// Invalidates the layout of a range; the whole text is laid out again.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    invalidate()
  }

  /// Lays out the text of a range now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }

  /// Lays out the text of a container now.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }

  // MARK: Glyphs and characters

  /// The number of glyphs: that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// Returns the glyphs of a range of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of a range of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyphs in a container: all that fit into its lines, and none in a container after the first.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === containers.first, let last = layout.lines.last else { return NSRange() }
    return NSRange(location: 0, length: last.range.upperBound)
  }

  // MARK: Geometry

  /// Returns the rectangle that the text of a container takes, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === containers.first ? layout.usedRect : .zero
  }

  /// Returns the rectangle around a range of glyphs, in the container's points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    layout.bounds(of: glyphRange)
  }

  /// Returns the rectangle of the line with a glyph, as wide as the container; and its glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = layout.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.fragment
  }

  /// Returns the rectangle that the text of the line with a glyph takes; and its glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = layout.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Returns the place of a glyph's origin on the baseline, from the corner of its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = layout.line(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: layout.x(of: glyphIndex, in: line) - line.fragment.minX,
      y: line.baseline - line.fragment.minY)
  }

  /// Calls a closure for each line with glyphs of a range: with its rectangle, what its text takes, the container
  /// and the glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = containers.first else { return }
    var stops = ObjCBool(false)
    for line in layout.lines
    where NSIntersectionRange(line.range, glyphRange).length > 0 && !stops.boolValue {
      block(line.fragment, line.used, container, line.range, &stops)
    }
  }

  /// Returns the character at a point of a container, or the nearest; and how far into it the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = layout.index(at: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the glyph at a point of a container, or the nearest.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    layout.index(at: point).index
  }

  // MARK: Drawing

  /// Draws a range of glyphs into the current context, with the container's corner at a point: whole lines.
  @preconcurrency @MainActor
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    layout.draw(glyphsToShow, at: origin)
  }

  /// Draws the backgrounds of a range of glyphs; ``drawGlyphs(forGlyphRange:at:)`` draws them with the glyphs, so
  /// this draws nothing.
  @preconcurrency @MainActor
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
