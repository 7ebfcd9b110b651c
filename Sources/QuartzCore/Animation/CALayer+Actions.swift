import CoreGraphics
import Foundation

extension CALayer {
  /// An action to run after a change.
  @MainActor
  struct PendingAction {
    let layer: CALayer
    let key: String
    let action: any CAAction

    /// Runs the action, after the change.
    func run() { action.run(forKey: key, object: layer, arguments: nil) }
  }

  /// Returns the action of a change that is about to happen; `nil` if there is none.
  ///
  /// Most layers have no actions of their own, and most changes happen outside a transaction that animates
  /// them; in those cases no delegate is called.
  @inline(__always)
  final func beginChange(_ key: String) -> PendingAction? {
    guard MediaRuntime.transaction?.animatesChanges ?? false || storedRare?.actions != nil else {
      return nil
    }
    return pendingAction(key)
  }

  private func pendingAction(_ key: String) -> PendingAction? {
    guard !isChangedByOwner, !CATransaction.disableActions(), let action = action(forKey: key),
      !(action is NSNull)
    else { return nil }
    let path = LayerKeyPath(key)
    if let basic = action as? CABasicAnimation {
      guard let copy = basic.duplicate() as? CABasicAnimation else { return nil }
      copy.keyPath = copy.keyPath ?? key
      if copy.fromValue == nil { copy.fromValue = storedValue(path)?.object }
      return PendingAction(layer: self, key: key, action: copy)
    }
    return PendingAction(layer: self, key: key, action: action)
  }

  /// Searches for the action of a key in the order that Apple documents (S14.25).
  func findAction(_ key: String) -> (any CAAction)? {
    if let found = delegate?.action(for: self, forKey: key) { return found is NSNull ? nil : found }
    if let found = storedRare?.actions?[key] { return found is NSNull ? nil : found }
    if let found = type(of: self).defaultAction(forKey: key) {
      return found is NSNull ? nil : found
    }
    guard let transaction = MediaRuntime.transaction, transaction.animatesChanges,
      superlayer != nil, type(of: self).property(named: key) != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = transaction.timingFunction
    return animation
  }

  /// Returns the value of a property, or the value that was set for a key (S14.23).
  func readValue(_ keyPath: String) -> Any? {
    switch keyPath {
    case "frame": NSValue(rect: frame)
    case "name": name
    case "delegate": delegate
    case "sublayers": sublayers
    case "speed": speed
    case "contents": contents
    default: storedValue(LayerKeyPath(keyPath))?.object
    }
  }

  /// Sets a property with its setter, or a value for a key.
  func writeValue(_ value: Any?, _ keyPath: String) {
    if keyPath == "name" {
      name = value as? String
      return
    }
    let path = LayerKeyPath(keyPath)
    var whole = AnimatableValue(value)
    if let component = path.component, let part = whole {
      whole = storedValue(LayerKeyPath(path.property))?.setting(component, to: part)
      guard whole != nil else { return }
    }
    switch (path.property, whole) {
    case ("position", .point(let point)?): position = point
    case ("bounds", .rect(let rect)?): bounds = rect
    case ("frame", .rect(let rect)?): frame = rect
    case ("transform", .transform(let transform)?): self.transform = transform
    default:
      let action = beginChange(path.property) ?? customAction(path.property)
      store(whole, for: LayerKeyPath(path.property))
      action?.run()
      if type(of: self).needsDisplay(forKey: path.property) { setNeedsDisplay() }
    }
  }

  /// Returns the action of a key that is not a property of the class but one of the app's.
  private func customAction(_ key: String) -> PendingAction? {
    type(of: self).property(named: key) == nil ? pendingAction(key) : nil
  }
}
