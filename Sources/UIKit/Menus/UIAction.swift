import Foundation

/// The type of an action's handler, which receives the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action with a title and an image, whose handler is a closure.
open class UIAction: UIMenuElement {
  /// The identifier of an action; an action replaces another one with the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier from its raw value.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its raw value.
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
  /// An elaborated title that explains the purpose of the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action.
  open var state: UIMenuElement.State
  /// The object that performs the action; `nil` outside the handler.
  open private(set) var sender: Any?

  /// Creates an action with a title, an image and a handler.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle.
  ///   - image: The image.
  ///   - selectedImage: The image while the state is `.on`.
  ///   - identifier: The identifier; `nil` to create one.
  ///   - discoverabilityTitle: An elaborated title that explains the purpose of the action.
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

  /// Calls the handler with a sender.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
