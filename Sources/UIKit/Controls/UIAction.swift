public import Foundation

/// The handler of an action, which receives the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action with a title and an image, whose handler is a closure.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
  open var title: String
  /// The image of the action.
  open var image: UIImage?
  /// The object that performs the action; `nil` outside of the handler.
  open private(set) var sender: Any?

  /// Creates an action with a title, an image and a handler.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
    if let identifier { self.identifier = identifier }
  }

  /// Does it on behalf of a sender.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
