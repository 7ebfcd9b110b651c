extension NSLayoutConstraint {
  /// Attributes of a view or layout guide that constraints relate.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// Relations between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Constants for the axes of a layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Options for the alignment of views in a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the left edges of all views.
    public static let alignAllLeft: FormatOptions = .init(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight: FormatOptions = .init(rawValue: 1 << 2)
    /// Aligns the top edges of all views.
    public static let alignAllTop: FormatOptions = .init(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom: FormatOptions = .init(rawValue: 1 << 4)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading: FormatOptions = .init(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing: FormatOptions = .init(rawValue: 1 << 6)
    /// Aligns the horizontal centers of all views.
    public static let alignAllCenterX: FormatOptions = .init(rawValue: 1 << 9)
    /// Aligns the vertical centers of all views.
    public static let alignAllCenterY: FormatOptions = .init(rawValue: 1 << 10)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline: FormatOptions = .init(rawValue: 1 << 11)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline: FormatOptions = .init(rawValue: 1 << 12)
    /// The format runs from left to right in every language.
    public static let directionLeftToRight: FormatOptions = .init(rawValue: 1 << 16)
    /// The format runs from right to left in every language.
    public static let directionRightToLeft: FormatOptions = .init(rawValue: 2 << 16)
    /// The format runs along the writing direction.
    public static let directionLeadingToTrailing: FormatOptions = []
  }
}

extension NSLayoutConstraint.Attribute {
  /// Constants for the kinds of attribute that can be compared with each other.
  enum Kind {
    case horizontalPosition
    case verticalPosition
    case size
    case none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute is mirrored in a right-to-left layout.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The name in a log.
  var logName: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
