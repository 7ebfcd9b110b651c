import ConstraintSolver
import Foundation

/// A relation that arranges a stack, as a constraint would express it, in plain numbers.
struct StackRow {
  /// The identifiers of such constraints in logs (section 8.6).
  enum Name: String {
    case alignment = "UISV-alignment"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case spacing = "UISV-spacing"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// A view or guide, as its index in ``StackRows/items``.
  struct Item: Equatable {
    var index: Int32

    /// The stack itself.
    static var stack: Item { Item(index: 0) }
    /// No item: the row compares with a constant.
    static var none: Item { Item(index: -1) }
  }

  let name: Name
  let first: Item
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: Item
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float
  /// The row's handle in the solver, once the row is added.
  var handle: LayoutRow?
}
