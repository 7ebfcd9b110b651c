public import Foundation

/// An element of a menu: an action, a command, another menu, or one that comes later.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Constants for the state beside an element's title.
  public enum State: Int, Sendable {
    /// The element is off, without a mark.
    case off = 0
    /// The element is on, with a check mark.
    case on = 1
    /// The element is on for some and off for others, with a dash.
    case mixed = 2
  }

  /// The attributes of an element, as a set.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each attribute.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled: Attributes = .init(rawValue: 1 << 0)
    /// The element changes or deletes data, and is shown in red.
    public static let destructive: Attributes = .init(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden: Attributes = .init(rawValue: 1 << 2)
    /// The menu stays after the element was chosen.
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

  /// The text below the title; `nil` by default.
  open var subtitle: String?

  /// The image of the element; `nil` by default.
  open var image: UIImage? { storedImage }
}
