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

  /// 1000: holds, or is reported as broken.
  public static let required: UILayoutPriority = .init(1000)
  /// 750: the compression resistance of a button's content.
  public static let defaultHigh: UILayoutPriority = .init(750)
  /// 510: a drag that resizes the scene.
  public static let dragThatCanResizeScene: UILayoutPriority = .init(510)
  /// The priority of a scene's size: 500.
  public static let sceneSizeStayPut: UILayoutPriority = .init(500)
  /// 490: a drag that does not resize the scene.
  public static let dragThatCannotResizeScene: UILayoutPriority = .init(490)
  /// 250: the hugging of a view's content.
  public static let defaultLow: UILayoutPriority = .init(250)
  /// 50: the size that `systemLayoutSizeFitting(_:)` aims at.
  public static let fittingSizeLevel: UILayoutPriority = .init(50)
}

extension UILayoutPriority {
  /// The sum of a priority and a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// The difference of a priority and a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
