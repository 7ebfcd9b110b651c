package import Foundation

/// The insets of separators from the edges of their cells (S6.6, S6.7).
package struct SeparatorInsets {
  /// The insets that the app has set on cell or table; `nil` if it has not.
  ///
  /// An edge of `UITableView.automaticDimension` is automatic.
  package var custom: UIEdgeInsets?
  /// Whether custom insets are relative to the automatic ones and not to the edges.
  package var isFromAutomatic = false
  /// The automatic insets of separators.
  package var automatic: SideInsets

  /// Creates the insets of a row.
  package init(custom: UIEdgeInsets?, isFromAutomatic: Bool, automatic: SideInsets) {
    self.custom = custom
    self.isFromAutomatic = isFromAutomatic
    self.automatic = automatic
  }

  /// The value of an edge that is automatic.
  package static let automaticEdge: CGFloat = -1

  package var resolved: SideInsets {
    guard let custom else { return automatic }
    return SideInsets(
      left: edge(custom.left, automatic.left), right: edge(custom.right, automatic.right))
  }

  private func edge(_ custom: CGFloat, _ automatic: CGFloat) -> CGFloat {
    if custom == SeparatorInsets.automaticEdge { return automatic }
    return isFromAutomatic ? automatic + custom : custom
  }
}
