public import Foundation

/// What is animated beside a menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; `nil` if there is none.
  var previewViewController: UIViewController? { get }

  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that runs when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}
