import Foundation

/// A menu, or a group of elements in one (S18.9).
open class UIMenu: UIMenuElement {
  /// The name of a menu, by which it is found in others.
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

  /// The options of a menu, as a set.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements stand in the menu around it, between lines.
    public static let displayInline: Options = .init(rawValue: 1 << 0)
    /// The menu changes or deletes data.
    public static let destructive: Options = .init(rawValue: 1 << 1)
    /// The elements stand side by side, as in a palette.
    public static let displayAsPalette: Options = .init(rawValue: 1 << 7)
    /// Only one element, of the menu and those inline in it, is on at a time.
    public static let singleSelection: Options = .init(rawValue: 1 << 5)
  }

  /// Constants for the size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Small elements, four in a row.
    case small = 0
    /// Elements of medium size, three in a row.
    case medium = 1
    /// Elements of full width.
    case large = 2
    /// The size that the system chooses.
    case automatic = -1
  }

  private let storedIdentifier: Identifier
  private let storedOptions: Options
  private let storedChildren: [UIMenuElement]

  /// The size of the menu's elements; `.automatic` by default.
  open var preferredElementSize: ElementSize

  /// Creates a menu with elements.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title, where the menu is an element of another.
  ///   - image: The image, where the menu is an element of another.
  ///   - identifier: The identifier; `nil` makes one.
  ///   - options: The options; none by default.
  ///   - preferredElementSize: The size of the elements.
  ///   - children: The elements, in order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    storedIdentifier = identifier ?? Identifier(UUID().uuidString)
    storedOptions = options
    storedChildren = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The identifier of the menu.
  open var identifier: Identifier { storedIdentifier }

  /// The options of the menu.
  open var options: Options { storedOptions }

  /// The elements of the menu, in order.
  open var children: [UIMenuElement] { storedChildren }

  /// The elements that are on, those of inline menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
