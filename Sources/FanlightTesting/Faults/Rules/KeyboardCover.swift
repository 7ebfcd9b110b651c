import AuditRules
import Snapshots

/// Fields whose caret the keyboard covers (testing.md 9, `keyboard-cover`).
enum KeyboardCover {
  /// Returns the fault of a field that is the first responder; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - box: The field.
  ///   - caret: The line of its caret, in points of the screen.
  ///   - keyboard: The keyboard's rectangle.
  ///   - tree: The views while the keyboard is shown.
  static func fault(
    of box: ViewBox, caret: Rect, under keyboard: Rect, in tree: ViewTree
  ) -> TreeFault? {
    let shared = caret.intersection(keyboard)
    guard caret.height > 0, shared.height >= 0.5 * caret.height else { return nil }
    let way = caret.maxY - keyboard.minY
    let range = tree.ancestors(of: box).reduce(0) { $0 + ($1.scroll?.vertical.forward ?? 0) }
    guard range < way else { return nil }
    return TreeFault(
      rule: "keyboard-cover", severity: .serious, boxes: [box.index], edge: .bottom,
      message: "its caret is \(PointText.text(way)) points below the upper edge of the keyboard, "
        + "and nothing scrolls it free",
      rect: caret, weight: way)
  }
}
