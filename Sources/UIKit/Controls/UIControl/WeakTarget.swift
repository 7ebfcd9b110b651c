/// The target of an action, which the action does not keep alive.
struct WeakTarget {
  weak var object: AnyObject?
  /// Whether a target was named; when not, the responders are asked.
  let isNamed: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isNamed = target != nil
  }
}
