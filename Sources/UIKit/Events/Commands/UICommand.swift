import Foundation

/// A menu element that sends an action along the responder chain.
open class UICommand: UIMenuElement {
  private let storedAction: Selector
  private let storedPropertyList: Any?
  private let storedAlternates: [UICommandAlternate]

  /// An elaborated title that explains the purpose of the command.
  open var discoverabilityTitle: String?

  /// The attributes of the command.
  open var attributes: UIMenuElement.Attributes

  /// The state of the command.
  open var state: UIMenuElement.State

  /// Creates a command with a title, an image and an action.
  ///
  /// - Parameters:
  ///   - title: The title in a menu.
  ///   - image: The image in a menu.
  ///   - action: The method to call on the first responder that implements it, with the command as its
  ///     sender.
  ///   - propertyList: An object that distinguishes commands with the same action.
  ///   - alternates: The alternate actions for modifier keys.
  ///   - discoverabilityTitle: An elaborated title that explains the purpose of the command.
  ///   - attributes: The attributes; none by default.
  ///   - state: The state; `.off` by default.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    storedAction = action
    storedPropertyList = propertyList
    storedAlternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// The title of the command.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image of the command.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The method to call on the first responder that implements it.
  open var action: Selector { storedAction }

  /// An object that distinguishes commands with the same action.
  open var propertyList: Any? { storedPropertyList }

  /// The alternate actions for modifier keys.
  open var alternates: [UICommandAlternate] { storedAlternates }
}
