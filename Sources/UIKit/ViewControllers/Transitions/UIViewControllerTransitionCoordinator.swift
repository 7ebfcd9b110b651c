public import CoreGraphics
public import Foundation

/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// How the transition presents; `.none` for pushes and rotations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user leads the transition.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How far the user has led the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How the speed changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// How a rotation turns the container; the identity for all else.
  var targetTransform: CGAffineTransform { get }

  /// Returns one of the controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// What runs along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes within the transition and a closure after it.
  ///
  /// - Parameters:
  ///   - animation: The changes; run when views have their new frames (S2.24).
  ///   - completion: Runs after the transition, queued on the device's clock.
  /// - Returns: Whether the changes will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure when the user stops leading the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes within the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
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
