import CoreGraphics

/// Keys for the view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The string that the key stands for.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is seen before.
  public static let from: UITransitionContextViewControllerKey = .init(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to: UITransitionContextViewControllerKey = .init(
    rawValue: "UITransitionContextToViewController")
}
