public import Foundation

/// An object that lays out the text of a text storage in a text container (S19.14).
///
/// A glyph is a UTF-16 code unit here, so glyph indexes and character indexes are equal. Text is laid out
/// in the first container only.
open class NSLayoutManager: NSObject {
  private weak var storage: NSTextStorage?
  private var containers: [NSTextContainer] = []
  private var stored: TextKitLayout?

  /// Creates a layout manager without a text storage.
  public override init() {
    super.init()
  }

  /// The text storage; `nil` until the layout manager is added to one.
  open var textStorage: NSTextStorage? { storage }

  /// The text containers of the layout manager.
  open var textContainers: [NSTextContainer] { containers }

  /// Appends a text container to the layout manager.
  open func addTextContainer(_ container: NSTextContainer) {
    containers.append(container)
    container.storedManager = self
    invalidate()
  }

  /// Removes the text container at an index.
  open func removeTextContainer(at index: Int) {
    containers[index].storedManager = nil
    containers.remove(at: index)
    invalidate()
  }

  func setTextStorage(_ storage: NSTextStorage?) {
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

  /// Invalidates the layout after changes of the text storage.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { invalidate() }

  /// Invalidates the layout of a range, and with it that of the whole text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    invalidate()
  }

  /// Lays out the text of a range.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }

  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }

  // MARK: Glyphs and characters

  /// The number of glyphs, which is the number of the text's UTF-16 code units.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// Returns the glyph range of a character range, which is the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the character range of a glyph range, which is the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyph index of a character, which is the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character index of a glyph, which is the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph range of a container: all glyphs that fit for the first container, and none for
  /// others.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === containers.first, let last = layout.lines.last else { return NSRange() }
    return NSRange(location: 0, length: last.range.upperBound)
  }

  // MARK: Geometry

  /// Returns the rectangle that a container's text occupies, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === containers.first ? layout.usedRect : .zero
  }

  /// Returns the bounding rectangle of a glyph range, in points of the container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    layout.bounds(of: glyphRange)
  }

  /// Returns the rectangle of the line with a glyph, as wide as the container, and the line's glyph range.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = layout.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.fragment
  }

  /// Returns the rectangle that the text of the line with a glyph occupies, and the line's glyph range.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = layout.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Returns the origin of a glyph on the baseline, relative to its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = layout.line(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: layout.x(of: glyphIndex, in: line) - line.fragment.minX,
      y: line.baseline - line.fragment.minY)
  }

  /// Calls a closure for each line with glyphs of a range, with the line's rectangle, the rectangle that its
  /// text occupies, the container and the glyph range.
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

  /// Returns the index of the character at or closest to a point of a container, and the fraction of the
  /// distance to the next one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = layout.index(at: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the index of the glyph at or closest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    layout.index(at: point).index
  }

  // MARK: Drawing

  /// Draws the lines of a glyph range in the current context, with the container's origin at a point.
  @preconcurrency @MainActor
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    layout.draw(glyphsToShow, at: origin)
  }

  /// Draws the backgrounds of a glyph range; does nothing here, because ``drawGlyphs(forGlyphRange:at:)``
  /// draws them with the glyphs.
  @preconcurrency @MainActor
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
