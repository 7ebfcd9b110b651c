public import Foundation

/// An object that adds a behavior to a view, such as a menu for a long press.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; `nil` while there is none.
  var view: UIView? { get }

  /// Tells the interaction that it is about to be added to a view, or removed with `nil`.
  func willMove(to view: UIView?)

  /// Tells the interaction that it was added to a view, or removed with `nil`.
  func didMove(to view: UIView?)
}
