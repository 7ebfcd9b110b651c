public import Foundation

/// The animations that run beside those of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview; `nil` if there is none.
  var previewViewController: UIViewController? { get }

  /// Adds a closure with changes to animate beside the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure to call when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}
