public import Foundation

/// An action of an element beyond its activation (S20.5).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The type of a closure that does an action, and returns whether it did.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String

  /// The name of the action with attributes.
  open var attributedName: NSAttributedString {
    didSet { name = attributedName.string }
  }

  /// The image of the action; `nil` by default.
  open var image: UIImage?

  /// The object whose method does the action.
  open weak var target: AnyObject?

  /// The method that does the action: its result is a Boolean value.
  open var selector: Selector?

  /// The closure that does the action; it comes before the method.
  open var actionHandler: Handler?

  /// Creates an action that a closure does.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a method does.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with an attributed name that a closure does.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// Creates an action with an attributed name that a method does.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Does the action; returns whether it was done.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.call(target, self, nil) as? Bool ?? false
  }
}
