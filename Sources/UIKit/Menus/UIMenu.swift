import Foundation

/// A menu, or a group of elements in another menu (S18.9).
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
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

  /// Options that determine the appearance and behavior of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are displayed inline in the parent menu, between separators.
    public static let displayInline: Options = .init(rawValue: 1 << 0)
    /// The menu contains destructive actions.
    public static let destructive: Options = .init(rawValue: 1 << 1)
    /// The elements are displayed side by side as a palette.
    public static let displayAsPalette: Options = .init(rawValue: 1 << 7)
    /// At most one element can be on, of the menu and the menus that are inline in it.
    public static let singleSelection: Options = .init(rawValue: 1 << 5)
  }

  /// Constants that specify the size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Small elements, four per row.
    case small = 0
    /// Medium elements, three per row.
    case medium = 1
    /// Elements of full width.
    case large = 2
    /// The size that the system chooses.
    case automatic = -1
  }

  private let storedIdentifier: Identifier
  private let storedOptions: Options
  private let storedChildren: [UIMenuElement]

  /// The preferred size of the menu's elements; `.automatic` by default.
  open var preferredElementSize: ElementSize

  /// Creates a menu with elements.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, which is shown if the menu is an element of another.
  ///   - image: The image, which is shown if the menu is an element of another.
  ///   - identifier: The identifier; `nil` to create one.
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

  /// The elements whose state is on, including those of inline menus.
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

  /// Returns the menu with its elements replaced.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
