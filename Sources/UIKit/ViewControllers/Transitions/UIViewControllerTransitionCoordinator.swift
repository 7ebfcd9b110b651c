public import CoreGraphics
public import Foundation

/// Information about a view controller transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of the transition; `.none` for pushes and rotations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition is interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The portion of the transition that is complete, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The animation curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition occurs.
  var containerView: UIView { get }
  /// The rotation applied to the container; the identity for transitions that do not rotate.
  var targetTransform: CGAffineTransform { get }

  /// Returns a view controller that takes part in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The methods for running animations alongside a view controller transition.
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

  /// Runs a closure when the transition becomes noninteractive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

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
