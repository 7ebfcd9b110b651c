public import Foundation

/// An object that adds a behavior to a view, such as a menu for a long press.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to; `nil` if it is attached to none.
  var view: UIView? { get }

  /// Tells the interaction that it is about to be added to a view; `nil` if it is about to be removed.
  func willMove(to view: UIView?)

  /// Tells the interaction that it was added to a view; `nil` if it was removed.
  func didMove(to view: UIView?)
}
