/// The target of an action, which the action does not retain.
struct WeakTarget {
  weak var object: AnyObject?
  /// Whether there is a target; without one, the responder chain is searched.
  let isNamed: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isNamed = target != nil
  }
}
