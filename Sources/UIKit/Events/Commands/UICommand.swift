import Foundation

/// An element of a menu that calls a method along the chain of responders.
open class UICommand: UIMenuElement {
  private let storedAction: Selector
  private let storedPropertyList: Any?
  private let storedAlternates: [UICommandAlternate]

  /// The text that explains the command where its title does not.
  open var discoverabilityTitle: String?

  /// The attributes of the command: disabled, destructive, hidden.
  open var attributes: UIMenuElement.Attributes

  /// The state beside the title of the command.
  open var state: UIMenuElement.State

  /// Creates a command with a title, an image and an action.
  ///
  /// - Parameters:
  ///   - title: The title in a menu.
  ///   - image: The image in a menu.
  ///   - action: The method that is called along the chain of responders, with the command as its sender.
  ///   - propertyList: What tells commands of one action apart.
  ///   - alternates: Other actions while modifier keys are held.
  ///   - discoverabilityTitle: The text that explains the command.
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

  /// The method that is called along the chain of responders.
  open var action: Selector { storedAction }

  /// What tells commands of one action apart.
  open var propertyList: Any? { storedPropertyList }

  /// Other actions while modifier keys are held.
  open var alternates: [UICommandAlternate] { storedAlternates }
}
