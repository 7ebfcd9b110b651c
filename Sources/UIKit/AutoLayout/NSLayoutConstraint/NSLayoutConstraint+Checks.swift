import Foundation

extension NSLayoutConstraint {
  /// Traps with UIKit's message if the two sides cannot be combined.
  func checkSides() {
    if first.kind == .none {
      trap(
        """
        A constraint cannot be made with no attribute on its first side; name an edge, a center or \
        a size.
        """)
    }
    if second.kind == .none {
      guard first.kind == .size else {
        trap(
          """
          A multiplier of 0 or a nil second item together with a location for the first attribute \
          creates an illegal constraint of a location equal to a constant. Location attributes \
          must be specified in pairs.
          """)
      }
      return
    }
    // A position may be constrained to one on the other axis, as in `left == top` (S8.41).
    if (first.kind == .size) != (second.kind == .size) {
      trap("Invalid pairing of layout attributes")
    }
    let (one, other) = (first.attribute, second.attribute)
    if one.isSide, other.isSide,
      one.followsDirection != other.followsDirection
    {
      trap(
        """
        A constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute. Use leading/trailing for both or neither.
        """)
    }
  }

  func checkMultiplier() {
    if !multiplier.isFinite {
      trap("Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
  }

  func checkConstant(_ constant: CGFloat) {
    if !constant.isFinite {
      trap("Constant is not finite!  That's illegal.  constant:\(constant)")
    }
  }

  /// Traps with the text of UIKit's exception, with the constraint's words.
  func trap(_ reason: String) -> Never {
    preconditionFailure("NSInvalidArgumentException: *** NSLayoutConstraint: \(reason)")
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a left or right side, and not a center.
  fileprivate var isSide: Bool {
    switch self {
    case .centerX, .centerXWithinMargins: false
    default: kind == .horizontalPosition
    }
  }
}
