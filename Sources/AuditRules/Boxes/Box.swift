/// A rectangle of a page that is judged: a line of text, a control, or media (audit.md 2.2).
package struct Box: Sendable, Hashable {
  /// The kinds of content of a box.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One rectangle of a text node, or of the value or placeholder of a field.
    case text
    /// Something that the user can activate or edit.
    case control
    /// An image, media, a canvas or a closed shadow tree.
    case media
  }

  /// The reasons for which a box is not judged: sighted users do not see it (audit.md 2.2).
  package enum Absence: String, Sendable, Hashable, CaseIterable {
    /// `aria-hidden` text outside controls.
    case ariaHidden
    /// Hidden from view and kept for screen readers: 1 px, or a `clip-path` that leaves nothing.
    case visuallyHidden
    /// In an `inert` subtree.
    case inert
    /// In a container wholly outside the visible rectangle, such as a closed menu.
    case offCanvas
    /// A single glyph of an icon font outside controls.
    case iconGlyph
  }

  /// The kind of content.
  package var kind: Kind
  /// The element that findings name: for text in a control, the control; for other text, its parent.
  package var element: Element
  /// The rectangle in the document, in CSS pixels, before clips.
  package var documentRect: Rect
  /// The rectangle on the screen, in points, before clips.
  package var rect: Rect
  /// The part of the rectangle that text's ink needs, before clips; for others, the rectangle.
  package var ink: Rect
  /// The computed font size, in CSS pixels.
  package var fontSize: Double
  /// The number of points per CSS pixel of the box: the page's scale and the transforms around it.
  package var scale: Double
  /// Whether a transform other than a translation applies.
  package var isTransformed: Bool
  /// The clips, scrollers and pinned elements around the box, innermost first; without what is outside
  /// a fixed element.
  package var ancestors: [Ancestor]
  /// The 3 x 3 grid with the hit test result of each point; empty if no hit test was made.
  package var points: [SamplePoint]
  /// Whether focusing the control raises the keyboard or a picker: fields, text areas, selects and
  /// editable elements.
  package var isEditable: Bool
  /// Whether the control, or the one that the text is in, is a link to a fragment of the same page.
  package var isFragmentLink: Bool
  /// Whether the control is a link in a sentence, whose size its line decides (WCAG 2.5.8).
  package var isInline: Bool
  /// Whether the box moved by more than a point in 100 ms.
  package var isMoving: Bool
  /// The product of the opacity of the element and its ancestors, and of the text's color.
  package var opacity: Double
  /// The reason for which the box is not judged; `nil` if it is.
  package var absence: Absence?
  /// The response of the box to `env()` in the unmodified page.
  package var response: EdgeResponse
  /// The response of the box to `env()` values that are forced on a page without `viewport-fit=cover`.
  package var forcedResponse: EdgeResponse
  /// How much of the way to each edge of the screen is free of other content, in points; `nil` if
  /// something is between, or nothing was measured.
  package var gap: EdgeValues<Double?>

  /// Creates a box.
  package init(
    kind: Kind, element: Element, rect: Rect, ink: Rect? = nil, documentRect: Rect? = nil,
    fontSize: Double = 16, scale: Double = 1, isTransformed: Bool = false,
    ancestors: [Ancestor] = [], points: [SamplePoint] = [], isEditable: Bool = false,
    isFragmentLink: Bool = false, isInline: Bool = false, isMoving: Bool = false,
    opacity: Double = 1, absence: Absence? = nil, response: EdgeResponse = .unmeasured,
    forcedResponse: EdgeResponse = .unmeasured, gap: EdgeValues<Double?> = EdgeValues(all: nil)
  ) {
    self.kind = kind
    self.element = element
    self.documentRect = documentRect ?? rect
    self.rect = rect
    self.fontSize = fontSize.length
    self.scale = scale.length
    self.isTransformed = isTransformed
    self.ancestors = ancestors
    self.points = points
    self.isEditable = isEditable
    self.isFragmentLink = isFragmentLink
    self.isInline = isInline
    self.isMoving = isMoving
    self.opacity = opacity.length
    self.absence = absence
    self.response = response
    self.forcedResponse = forcedResponse
    self.gap = EdgeValues(
      top: gap.top?.coordinate, left: gap.left?.coordinate, bottom: gap.bottom?.coordinate,
      right: gap.right?.coordinate)
    self.ink =
      ink ?? (kind == .text ? Self.ink(of: rect, fontSize: fontSize.length * scale.length) : rect)
  }

  /// Returns the part of a line's rectangle that its ink needs: its height is reduced about its middle to
  /// 0.72 of the font size, cap height plus descender, so that line spacing does not count.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the line, in points.
  ///   - fontSize: The size of the font, in points.
  package static func ink(of rect: Rect, fontSize: Double) -> Rect {
    let height = min(rect.height, 0.72 * fontSize.length)
    return Rect(
      x: rect.x, y: rect.y + (rect.height - height) / 2, width: rect.width, height: height)
  }
}
