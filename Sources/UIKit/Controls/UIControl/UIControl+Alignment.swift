extension UIControl {
  /// Constants for the horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// All over; here in the middle.
    case fill = 3
    /// At the edge where lines begin.
    case leading = 4
    /// At the edge where lines end.
    case trailing = 5
  }

  /// Constants for the vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// All over; here in the middle.
    case fill = 3
  }

  /// The alignment as left and right in the present writing direction.
  func physicalAlignment(
    _ alignment: ContentHorizontalAlignment
  ) -> ContentHorizontalAlignment {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch alignment {
    case .leading: return isTurned ? .right : .left
    case .trailing: return isTurned ? .left : .right
    default: return alignment
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment that the layout of buttons knows.
  var layoutAlignment: ButtonLayout.Alignment {
    switch self {
    case .left, .leading: .start
    case .right, .trailing: .end
    case .center, .fill: .center
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The alignment that the layout of buttons knows.
  var layoutAlignment: ButtonLayout.Alignment {
    switch self {
    case .top: .start
    case .bottom: .end
    case .center, .fill: .center
    }
  }
}
