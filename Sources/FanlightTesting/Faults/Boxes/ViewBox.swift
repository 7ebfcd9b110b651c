import AuditRules

/// A view of the app as the rules judge it.
struct ViewBox: Sendable {
  /// The role of a view for the user.
  enum Kind: Sendable, Hashable {
    /// Text that receives no touches.
    case text
    /// A control or another view that handles touches.
    case control
    /// A container of other views, or a decoration.
    case container
  }

  /// The index in the tree's list.
  var index: Int
  /// The index of the nearest ancestor in the tree; `nil` for the root.
  var parent: Int?
  /// The role of the view for the user.
  var kind: Kind
  /// The bounds on the screen, before clipping.
  var rect: Rect
  /// The text of the view itself, or of a button's title.
  var text: TextMeasure?
  /// The rectangle on the screen that the text's ink needs, before clipping; `nil` without text.
  var ink: Rect?
  /// The scrolling behavior; `nil` if the view does not scroll.
  var scroll: ScrollMeasure?
  /// Whether the view clips its subviews.
  var clips: Bool = false
  /// Whether the view hides what is behind it.
  var isOpaque: Bool = false
  /// Whether a transform other than a translation applies to the view or an ancestor.
  var isTransformed: Bool = false
  /// Whether the view or an ancestor is being animated.
  var isAnimating: Bool = false
  /// Whether the app set the frame itself, instead of constraints or a stack view.
  var hasManualFrame: Bool = false
  /// The frame in the superview; `nil` if a transform makes it undefined.
  var frame: Rect?
  /// Whether the view is meant to receive touches.
  var takesTouches: Bool = true
  /// Whether the view is a control that is not disabled; `true` for other views.
  var isEnabled: Bool = true
  /// Whether the user can edit its text.
  var isEditable: Bool = false
  /// Whether the app specified that its layout is not mirrored.
  var keepsDirection: Bool = false
  /// The opacity, multiplied by that of the ancestors.
  var opacity: Double = 1

  /// Whether a touch has an effect; a disabled control, or one that receives no touches, only displays
  /// something.
  var isActive: Bool { takesTouches && isEnabled }

  /// The visible area: the ink of text, the whole of a control.
  var seen: Rect { kind == .text ? ink ?? rect : rect }

  /// The visible areas of the lines; for text of several lines, one each.
  var seenLines: [Rect] {
    guard kind == .text, let text, text.lineHeight > 0 else { return [seen] }
    let height = min(seen.height, 0.72 * text.fontSize)
    let count = Int(((seen.height - height) / text.lineHeight).rounded()) + 1
    guard count > 1 else { return [seen] }
    let step = (seen.height - height) / Double(count - 1)
    return (0..<count).map { line in
      Rect(x: seen.x, y: seen.y + Double(line) * step, width: seen.width, height: height)
    }
  }
}
