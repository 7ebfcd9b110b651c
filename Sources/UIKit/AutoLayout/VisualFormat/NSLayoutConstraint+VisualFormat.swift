import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes.
  ///
  /// - Parameters:
  ///   - format: The format; an error in it traps with its position marked, as UIKit's exception
  ///     does.
  ///   - opts: The alignment of the views across the format, and its direction.
  ///   - metrics: The numbers, by name.
  ///   - views: The views and guides, by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var builder = VisualFormatBuilder(options: opts, metrics: metrics ?? [:], views: views)
      return try builder.build(VisualFormat(format))
    } catch let fault as VisualFormat.Malformed {
      preconditionFailure(
        """
        NSInvalidArgumentException: Unable to parse constraint format:
        \(fault.reason)
        \(format)
        \(String(repeating: " ", count: fault.offset))^
        """)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// Creates constraints from a visual format.
@MainActor
private struct VisualFormatBuilder {
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  init(options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func build(_ format: VisualFormat) throws -> [NSLayoutConstraint] {
    let isRow = !format.isVertical
    var previous: Any?
    var previousIsSuperview = false
    var gap: [VisualFormat.Predicate]?
    var lined: [Any] = []
    for part in format.parts {
      switch part {
      case .gap(let predicates):
        gap = predicates
      case .superview:
        if let last = previous {
          try connect(last, superview(of: lined), gap, isRow, toSuperview: true)
        } else {
          previousIsSuperview = true
        }
      case .view(let name, let sizes):
        let view = try item(name)
        lined.append(view)
        for size in sizes { try add(size, view, isRow ? .width : .height, isSize: true) }
        if previousIsSuperview {
          try connect(superview(of: lined), view, gap, isRow, fromSuperview: true)
          previousIsSuperview = false
        } else if let last = previous {
          try connect(last, view, gap, isRow)
        }
        previous = view
      }
    }
    align(lined, isRow)
    return constraints
  }

  private func item(_ name: String) throws -> Any {
    guard let view = views[name] else {
      throw VisualFormat.Malformed(
        reason: "\(name) is not a key in the views dictionary.", offset: 0)
    }
    return view
  }

  private func superview(of views: [Any]) throws -> Any {
    for case let view as UIView in views {
      if let superview = view.superview { return superview }
    }
    throw VisualFormat.Malformed(
      reason: "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview",
      offset: 0)
  }

  private func number(_ value: VisualFormat.Value) throws -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default:
        throw VisualFormat.Malformed(
          reason: "\(name) is not a key in the metrics dictionary.", offset: 0)
      }
    }
  }

  private mutating func add(
    _ predicate: VisualFormat.Predicate, _ view: Any, _ attribute: NSLayoutConstraint.Attribute,
    isSize: Bool
  ) throws {
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.value, let other = views[name] {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .init(predicate.relation), toItem: other,
        attribute: attribute, multiplier: 1, constant: 0)
    } else {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .init(predicate.relation), toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: try number(predicate.value))
    }
    try append(constraint, predicate.priority)
  }

  private mutating func append(
    _ constraint: NSLayoutConstraint, _ priority: VisualFormat.Value?
  ) throws {
    if let priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
    constraints.append(constraint)
  }

  /// Adds the constraint between two neighbors.
  private mutating func connect(
    _ one: Any, _ next: Any, _ gap: [VisualFormat.Predicate]?, _ isRow: Bool,
    fromSuperview: Bool = false, toSuperview: Bool = false
  ) throws {
    let isAtSuperview = fromSuperview || toSuperview
    // A plain `-` at the superview is its margin; between views it is the system's spacing.
    let isStandard = gap?.isEmpty == true
    let usesMargins = isStandard && isAtSuperview
    var predicates = gap ?? []
    if gap == nil || usesMargins {
      predicates = [VisualFormat.Predicate(value: .number(0))]
    } else if isStandard {
      predicates = [VisualFormat.Predicate(value: .number(Double(SystemSpacing.standard)))]
    }
    let (start, end) = edges(isRow, ofMargins: false)
    let (marginStart, marginEnd) = edges(isRow, ofMargins: usesMargins)
    for predicate in predicates {
      let constraint: NSLayoutConstraint
      let isReversed = isRow && options.contains(.directionRightToLeft)
      let distance = try number(predicate.value)
      if toSuperview {
        constraint = NSLayoutConstraint(
          item: next, attribute: marginEnd,
          relatedBy: NSLayoutConstraint.Relation(predicate.relation).reversed(if: isReversed),
          toItem: one, attribute: end, multiplier: 1, constant: isReversed ? -distance : distance)
      } else {
        constraint = NSLayoutConstraint(
          item: next, attribute: start,
          relatedBy: NSLayoutConstraint.Relation(predicate.relation).reversed(if: isReversed),
          toItem: one, attribute: fromSuperview ? marginStart : end, multiplier: 1,
          constant: isReversed ? -distance : distance)
      }
      try append(constraint, predicate.priority)
    }
  }

  private func edges(
    _ isRow: Bool, ofMargins: Bool
  ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    guard isRow else { return ofMargins ? (.topMargin, .bottomMargin) : (.top, .bottom) }
    if options.contains(.directionRightToLeft) {
      return ofMargins ? (.rightMargin, .leftMargin) : (.right, .left)
    }
    if options.contains(.directionLeftToRight) {
      return ofMargins ? (.leftMargin, .rightMargin) : (.left, .right)
    }
    return ofMargins ? (.leadingMargin, .trailingMargin) : (.leading, .trailing)
  }

  /// Lines all views up across the format.
  private mutating func align(_ views: [Any], _ isRow: Bool) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (one, next) in zip(views, views.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: .equal, toItem: next,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// Creates the relation of a predicate.
  fileprivate init(_ relation: VisualFormat.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }

  /// Returns the relation between the negated sides.
  fileprivate func reversed(if isReversed: Bool) -> NSLayoutConstraint.Relation {
    guard isReversed else { return self }
    switch self {
    case .equal: return .equal
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
}
