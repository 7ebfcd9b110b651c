public import Foundation

/// An object that a layer runs when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action for an event of a layer.
  ///
  /// - Parameters:
  ///   - event: The name of what has happened, such as that of the property.
  ///   - anObject: The layer.
  ///   - dict: Further information; `nil` for a change of a property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: it stands for no action.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
