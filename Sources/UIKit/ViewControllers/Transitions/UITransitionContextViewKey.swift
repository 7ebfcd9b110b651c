import CoreGraphics

/// Keys for the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the start of the transition.
  public static let from: UITransitionContextViewKey = .init(
    rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end of the transition.
  public static let to: UITransitionContextViewKey = .init(rawValue: "UITransitionContextToView")
}
