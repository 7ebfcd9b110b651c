public import Foundation

/// An element of a menu: an action, a command, a menu, or a deferred element.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Constants that specify the state of a menu element.
  public enum State: Int, Sendable {
    /// The element is off, and has no mark.
    case off = 0
    /// The element is on, and has a check mark.
    case on = 1
    /// The element is partly on, and has a dash.
    case mixed = 2
  }

  /// Attributes that determine the style of a menu element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each attribute.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is disabled and cannot be selected.
    public static let disabled: Attributes = .init(rawValue: 1 << 0)
    /// The element is destructive, and is shown in red.
    public static let destructive: Attributes = .init(rawValue: 1 << 1)
    /// The element is hidden in the menu.
    public static let hidden: Attributes = .init(rawValue: 1 << 2)
    /// The menu stays presented after the user chooses the element.
    public static let keepsMenuPresented: Attributes = .init(rawValue: 1 << 3)
  }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The title of the element.
  open var title: String { storedTitle }

  /// The subtitle of the element; `nil` by default.
  open var subtitle: String?

  /// The image of the element; `nil` by default.
  open var image: UIImage? { storedImage }
}
