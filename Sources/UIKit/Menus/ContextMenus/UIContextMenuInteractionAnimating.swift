public import Foundation

/// An object that adds animations alongside those of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview; `nil` if there is none.
  var previewViewController: UIViewController? { get }

  /// Adds a closure with changes to animate alongside the menu's.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure to call when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}
