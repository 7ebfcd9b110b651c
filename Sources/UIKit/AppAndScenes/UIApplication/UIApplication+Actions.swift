import Foundation

extension UIApplication {
  func dispatch(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      let object = target as AnyObject
      guard action.canBeCalled(on: object) else { return false }
      action.call(object, sender, event)
      return true
    }
    let first = scene.keyWindow?.firstResponder
    let start = first ?? sender as? UIResponder ?? scene.keyWindow ?? self
    guard let object = start.target(forAction: action, withSender: sender) else { return false }
    return UIApplication.perform(action, on: object as AnyObject, sender: sender, event: event)
  }

  /// Calls a method of an object, by its selector or, for a standard edit action, by its name.
  static func perform(
    _ action: Selector, on object: AnyObject, sender: Any?, event: UIEvent?
  ) -> Bool {
    if action.canBeCalled(on: object) {
      action.call(object, sender, event)
      return true
    }
    guard let responder = object as? UIResponder,
      let edit = EditAction(rawValue: action.description)
    else { return false }
    edit.perform(on: responder, sender: sender)
    return true
  }
}
