package import Foundation

/// The layout of the parts of a cell.
package struct CellLayout {
  /// The cell's size.
  package var size: CGSize
  /// The insets of the content at the sides: the safe area, if the table insets it (S6.1).
  package var contentInsets = SideInsets()
  /// The part of the row's height that the separator takes (S6.11).
  package var separatorHeight: CGFloat = 0
  /// The insets of the separator at the sides, from the cell's edges; `nil` for no separator.
  package var separatorInsets: SideInsets?
  /// The width of the accessory's area, with its padding; 0 without an accessory.
  package var accessoryWidth: CGFloat = 0
  /// The accessory's own size.
  package var accessorySize: CGSize = .zero
  /// The distance of the accessory from the content's trailing end.
  package var accessoryMargin: CGFloat = 0
  /// The width of the control for deletion, insertion or selection; 0 without one.
  package var editControlWidth: CGFloat = 0
  /// Whether that width indents the content.
  package var indentsForEditing = true
  /// The width of the reordering control; 0 without one.
  package var reorderWidth: CGFloat = 0
  /// The space of the section index (S6.15).
  package var indexWidth: CGFloat = 0
  /// Whether the layout is right to left.
  package var isRightToLeft = false
  /// Pixels per point.
  package var scale: CGFloat = 1

  /// Creates the layout of a cell of a size.
  package init(size: CGSize) { self.size = size }

  /// The rectangles, in the cell's space.
  package struct Frames: Equatable {
    package var content: CGRect
    package var accessory: CGRect?
    package var editControl: CGRect?
    package var reorder: CGRect?
    package var separator: CGRect?
    package var background: CGRect
  }

  package var frames: Frames {
    let height = max(0, size.height - separatorHeight)
    let (leadingInset, trailingInset) =
      isRightToLeft
      ? (contentInsets.right, contentInsets.left) : (contentInsets.left, contentInsets.right)
    var leading = leadingInset
    var trailing = max(leading, size.width - trailingInset - indexWidth)
    var frames = Frames(
      content: .zero, background: CGRect(origin: .zero, size: size))
    if editControlWidth > 0 {
      frames.editControl = CGRect(x: leading, y: 0, width: editControlWidth, height: height)
      if indentsForEditing { leading += editControlWidth }
    }
    if reorderWidth > 0 {
      trailing -= reorderWidth
      frames.reorder = CGRect(x: trailing, y: 0, width: reorderWidth, height: height)
    }
    if accessoryWidth > 0 {
      // With a reordering control beside it, the accessory needs no padding at its end.
      let margin = reorderWidth > 0 ? 0 : accessoryMargin
      frames.accessory = CGRect(
        x: snap(trailing - margin - accessorySize.width),
        y: snap((height - accessorySize.height) / 2), width: accessorySize.width,
        height: accessorySize.height)
      trailing -= accessoryWidth
    }
    frames.content = CGRect(
      x: leading, y: 0, width: max(0, trailing - leading), height: height)
    if isRightToLeft { mirror(&frames) }
    if let separatorInsets {
      frames.separator = CGRect(
        x: separatorInsets.left, y: size.height - 1 / max(1, scale),
        width: max(0, size.width - separatorInsets.left - separatorInsets.right),
        height: 1 / max(1, scale))
    }
    return frames
  }

  private func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / max(1, scale) }

  private func mirror(_ frames: inout Frames) {
    let cell = frames.background
    frames.content = frames.content.mirrored(in: cell)
    frames.accessory = frames.accessory?.mirrored(in: cell)
    frames.editControl = frames.editControl?.mirrored(in: cell)
    frames.reorder = frames.reorder?.mirrored(in: cell)
  }
}
