import CoreGraphics

/// Keys for the view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view controller that is visible at the start of the transition.
  public static let from: UITransitionContextViewControllerKey = .init(
    rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible at the end of the transition.
  public static let to: UITransitionContextViewControllerKey = .init(
    rawValue: "UITransitionContextToViewController")
}
