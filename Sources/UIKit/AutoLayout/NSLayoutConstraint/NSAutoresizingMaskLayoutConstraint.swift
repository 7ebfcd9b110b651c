import Foundation

/// A constraint that represents a part of a view's autoresizing mask (S8.3, S8.4).
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The equation.
  var form: AutoresizingRows.Row

  init(view: UIView, form: AutoresizingRows.Row) {
    self.form = form
    super.init()
    relate(
      ConstraintSide(view, form.attribute == .left || form.attribute == .width ? .width : .height),
      .equal, .none, multiplier: 1, constant: form.constant.isFinite ? form.constant : 0)
  }

  private var view: UIView? { first.reference?.view }

  /// The text of the constraint, such as `h=--& v=--& UIView:0x1234.minX == 20`.
  override var text: String {
    guard let view else { return "h=--& v=--&" }
    if logIdentifier != nil { return equation(of: view) }
    return "\(Self.notation(of: view.autoresizingMask)) \(equation(of: view))"
  }

  /// The identifier of constraints that a table creates for a cell's content (S6.12).
  override var logIdentifier: String? {
    guard let view, view.isEncapsulated, form.sums == (0, 1, 0) else { return nil }
    return form.attribute == .width
      ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
  }

  private func equation(of view: UIView) -> String {
    let name = LayoutLog.name(of: view)
    let superview = view.superview.map { LayoutLog.name(of: $0) } ?? "superview"
    let outer = form.attribute == .left || form.attribute == .width ? "width" : "height"
    let low = outer == "width" ? "minX" : "minY"
    let high = outer == "width" ? "maxX" : "maxY"
    switch form.sums {
    case (1, 1, -1):
      return "\(superview).\(outer) == \(name).\(high)\(LayoutLog.offset(-form.constant))"
    case (1, 0, 0): return "\(name).\(low) == \(LayoutLog.number(form.constant))"
    case (0, 1, 0): return "\(name).\(outer) == \(LayoutLog.number(form.constant))"
    default:
      let subject = form.sums.start == 0 ? outer : low
      let own =
        form.sums.start != 0 && form.sums.length != 0
        ? " - \(LayoutLog.number(form.sums.length))*\(name).\(outer)" : ""
      return "\(name).\(subject) == \(LayoutLog.number(-form.sums.outer))*\(superview).\(outer)"
        + own + LayoutLog.offset(form.constant)
    }
  }

  /// Returns the notation of a mask in logs: for each axis the margin, the size and the other margin, where `-` is
  /// fixed and `&` flexible (S8.4).
  ///
  /// The default mask prints `h=--& v=--&`: nothing is flexible there, and the last margin adapts.
  static func notation(of mask: UIView.AutoresizingMask) -> String {
    func signs(_ parts: [UIView.AutoresizingMask]) -> String {
      let flexible = parts.map { mask.contains($0) }
      guard flexible.contains(true) else { return "--&" }
      return flexible.map { $0 ? "&" : "-" }.joined()
    }
    let horizontal = signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal) v=\(vertical)"
  }
}
