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
