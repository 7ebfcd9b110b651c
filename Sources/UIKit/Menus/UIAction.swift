import Foundation

/// The handler of an action, which receives the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action with a title and an image, whose handler is a closure.
open class UIAction: UIMenuElement {
  /// The name of an action; two with the same name replace each other.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let handler: UIActionHandler

  /// The action's unique identifier; by default a new UUID.
  public private(set) lazy var identifier = Identifier(UUID().uuidString)
  /// The title of the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image of the action while its state is `.on`; `nil`, the default, is ``image``.
  open var selectedImage: UIImage?
  /// The text that explains the action where its title does not.
  open var discoverabilityTitle: String?
  /// The attributes of the action: disabled, destructive, hidden.
  open var attributes: UIMenuElement.Attributes
  /// The state beside the title of the action.
  open var state: UIMenuElement.State
  /// The object that performs the action; `nil` outside of the handler.
  open private(set) var sender: Any?

  /// Creates an action with a title, an image and a handler.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - image: The image.
  ///   - selectedImage: The image while the state is `.on`.
  ///   - identifier: The identifier; `nil` makes one.
  ///   - discoverabilityTitle: The text that explains the action.
  ///   - attributes: The attributes; none by default.
  ///   - state: The state; `.off` by default.
  ///   - handler: Called when the action is performed.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
    if let identifier { self.identifier = identifier }
  }

  /// Does it on behalf of a sender.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
