/// The priority of a constraint; required ones hold or are reported (S8.6).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, above 0 up to 1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a required constraint, 1000: it holds, or is reported as broken.
  public static let required: UILayoutPriority = .init(1000)
  /// The priority with which a button resists compressing its content, 750.
  public static let defaultHigh: UILayoutPriority = .init(750)
  /// The priority of a drag that resizes the scene, 510.
  public static let dragThatCanResizeScene: UILayoutPriority = .init(510)
  /// The priority of a scene's size: 500.
  public static let sceneSizeStayPut: UILayoutPriority = .init(500)
  /// The priority of a drag that does not resize the scene, 490.
  public static let dragThatCannotResizeScene: UILayoutPriority = .init(490)
  /// The priority with which a view hugs its content horizontally, 250.
  public static let defaultLow: UILayoutPriority = .init(250)
  /// The priority of the target size of `systemLayoutSizeFitting(_:)`, 50.
  public static let fittingSizeLevel: UILayoutPriority = .init(50)
}

extension UILayoutPriority {
  /// Returns the sum of a priority and a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns the difference of a priority and a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
