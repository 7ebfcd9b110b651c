public import Foundation

/// An object that responds to a change of a layer, such as an animation of the property that changed.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action for an event of a layer.
  ///
  /// - Parameters:
  ///   - event: The name of the event, such as the name of the property that changed.
  ///   - anObject: The layer of the event.
  ///   - dict: Further information; `nil` for a change of a property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: a null object represents the absence of an action.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
