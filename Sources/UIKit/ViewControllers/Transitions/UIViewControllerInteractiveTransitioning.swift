public import Foundation

/// The methods that drive an interactive view controller transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the interactive part of the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// A Boolean value that indicates whether the transition begins interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// A Boolean value that indicates whether the transition starts interactively; `true` by default.
  public var wantsInteractiveStart: Bool { true }
}
