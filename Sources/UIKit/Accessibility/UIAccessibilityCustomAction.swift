public import Foundation

/// A custom action that an accessibility element offers beyond its activation (S20.5).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The type of a closure that performs an action, and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String

  /// The name of the action as an attributed string.
  open var attributedName: NSAttributedString {
    didSet { name = attributedName.string }
  }

  /// The image of the action; `nil` by default.
  open var image: UIImage?

  /// The object that performs the action.
  open weak var target: AnyObject?

  /// The method of the target to call, which returns a Boolean value.
  open var selector: Selector?

  /// The closure that performs the action, which takes precedence over the target's method.
  open var actionHandler: Handler?

  /// Creates an action with a closure that performs it.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a target's method that performs it.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with an attributed name and a closure that performs it.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// Creates an action with an attributed name and a target's method that performs it.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Performs the action, and returns whether it succeeded.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.call(target, self, nil) as? Bool ?? false
  }
}
