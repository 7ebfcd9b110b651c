import AuditRules

/// A view of the app as the rules see it.
struct ViewBox: Sendable {
  /// What a view is to the user.
  enum Kind: Sendable, Hashable {
    /// Text that takes no touches.
    case text
    /// What the user touches.
    case control
    /// What contains others, or only decorates.
    case container
  }

  /// The place in the tree's list.
  var index: Int
  /// The place of the nearest view around it that the tree has; `nil` for the root.
  var parent: Int?
  /// What it is to the user.
  var kind: Kind
  /// The bounds on the screen, before clips.
  var rect: Rect
  /// The text of the view itself, or of a button's title.
  var text: TextMeasure?
  /// The rectangle on the screen that the text's ink needs, before clips; `nil` without text.
  var ink: Rect?
  /// How the view scrolls; `nil` if it does not.
  var scroll: ScrollMeasure?
  /// Whether the view cuts off its subviews.
  var clips: Bool = false
  /// Whether the view hides what is behind it.
  var isOpaque: Bool = false
  /// Whether a transform other than a translation applies to the view or to one around it.
  var isTransformed: Bool = false
  /// Whether the view or one around it is being animated.
  var isAnimating: Bool = false
  /// Whether the app has set the frame itself, instead of constraints or a stack.
  var hasManualFrame: Bool = false
  /// The frame in the superview; `nil` if a transform makes it meaningless.
  var frame: Rect?
  /// Whether touches are meant for the view.
  var takesTouches: Bool = true
  /// Whether the view is a control that is not disabled; `true` for other views.
  var isEnabled: Bool = true
  /// Whether touches and a keyboard edit its text.
  var isEditable: Bool = false
  /// Whether its layout is the same in both directions of reading, as the app says so.
  var keepsDirection: Bool = false
  /// The opacity, with that of the views around it.
  var opacity: Double = 1

  /// Whether a touch does something: a control that is disabled or takes no touches only shows something.
  var isActive: Bool { takesTouches && isEnabled }

  /// What the user sees of the view: the ink of text, all of a control.
  var seen: Rect { kind == .text ? ink ?? rect : rect }

  /// What the user sees of the view, in lines: text of several is seen a line at a time.
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
