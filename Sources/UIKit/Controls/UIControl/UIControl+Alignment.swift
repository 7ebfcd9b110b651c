extension UIControl {
  /// Constants for the horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered in the control.
    case center = 0
    /// The content is at the left of the control.
    case left = 1
    /// The content is at the right of the control.
    case right = 2
    /// The content fills the control; here it is centered.
    case fill = 3
    /// The content is at the leading edge of the control.
    case leading = 4
    /// The content is at the trailing edge of the control.
    case trailing = 5
  }

  /// Constants for the vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered in the control.
    case center = 0
    /// The content is at the top of the control.
    case top = 1
    /// The content is at the bottom of the control.
    case bottom = 2
    /// The content fills the control; here it is centered.
    case fill = 3
  }

  /// Returns the alignment as left and right in the present writing direction.
  func physicalAlignment(
    _ alignment: ContentHorizontalAlignment
  ) -> ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch alignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return alignment
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment for the layout of buttons.
  var layoutAlignment: ButtonLayout.Alignment {
    switch self {
    case .left, .leading: .start
    case .right, .trailing: .end
    case .center, .fill: .center
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The alignment for the layout of buttons.
  var layoutAlignment: ButtonLayout.Alignment {
    switch self {
    case .top: .start
    case .bottom: .end
    case .center, .fill: .center
    }
  }
}
