import Foundation

extension NSLayoutConstraint {
  /// Class, address, identifier, relation, priority, and whether the constraint is active.
  var logDescription: String {
    let name = (logIdentifier ?? identifier).map { " '\($0)'" } ?? ""
    let level = priority == .required ? "" : " @\(LayoutLog.number(CGFloat(priority.rawValue)))"
    let isInForce = isActive || registration.row != nil
    let state = isInForce ? "active" : "inactive"
    return """
      <\(logIdentifier == nil ? type(of: self) : NSLayoutConstraint.self):\(LayoutLog.address(of: self))\(name) \(text)\(level)   \
      (\(state)\(nameOfSuperview))>
      """
  }

  /// The relation in the visual format if that can express it, otherwise as an equation.
  var equationText: String { visualText?.text ?? equation }

  private var nameOfSuperview: String {
    guard let superview = visualText?.superview else { return "" }
    return ", names: '|':\(LayoutLog.name(of: superview)) "
  }

  // MARK: Equation

  private var equation: String {
    let left = Self.text(of: first)
    if second.item == nil {
      return "\(left) \(relation.sign) \(LayoutLog.number(constant))"
    }
    let factor = multiplier == 1 ? "" : "\(LayoutLog.number(multiplier))*"
    return "\(left) \(relation.sign) \(factor)\(Self.text(of: second))"
      + LayoutLog.offset(constant)
  }

  private static func text(of side: ConstraintSide) -> String {
    let name = side.item.map { LayoutLog.name(of: $0) } ?? "(gone)"
    let part = "\(name).\(side.attribute.logName)"
    guard let origin = side.origin else { return part }
    let start = origin.reference?.item.map { LayoutLog.name(of: $0) } ?? "(gone)"
    return "(\(part) - \(start).\(origin.attribute.logName))"
  }

  // MARK: Visual format

  /// The relation as `H:|-(8)-[...]`, with the superview that `|` represents.
  private var visualText: (text: String, superview: AnyObject?)? {
    guard multiplier == 1, first.origin == nil, second.origin == nil,
      let one = first.item, let other = second.item
    else { return nil }
    let pair = (first.attribute, second.attribute)
    switch pair {
    case (.leading, .leading), (.left, .left), (.top, .top):
      return edge(inner: one, outer: other, isStart: true)
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      return edge(inner: one, outer: other, isStart: false)
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      let gap = gapWords(constant)
      let (name, next) = (LayoutLog.name(of: other), LayoutLog.name(of: one))
      return ("\(axisName):[\(name)]-(\(gap))-[\(next)]", nil)
    default: return nil
    }
  }

  private func edge(
    inner one: any LayoutItem, outer other: any LayoutItem, isStart: Bool
  ) -> (text: String, superview: AnyObject?)? {
    let (inner, outer, distance): (any LayoutItem, any LayoutItem, CGFloat)
    if (one as? UIView)?.superview === other {
      (inner, outer, distance) = (one, other, isStart ? constant : -constant)
    } else if (other as? UIView)?.superview === one {
      (inner, outer, distance) = (other, one, isStart ? -constant : constant)
    } else {
      return nil
    }
    guard relation == .equal else { return nil }
    let name = LayoutLog.name(of: inner)
    let gap = LayoutLog.number(distance)
    return isStart
      ? ("\(axisName):|-(\(gap))-[\(name)]", outer) : ("\(axisName):[\(name)]-(\(gap))-|", outer)
  }

  private func gapWords(_ gap: CGFloat) -> String {
    relation == .equal ? LayoutLog.number(gap) : "\(relation.sign)\(LayoutLog.number(gap))"
  }

  private var axisName: String { first.kind == .verticalPosition ? "V" : "H" }
}

extension NSLayoutConstraint.Relation {
  /// The sign in a log.
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
