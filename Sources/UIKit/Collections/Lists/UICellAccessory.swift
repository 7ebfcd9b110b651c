import Foundation

/// An accessory at the leading or trailing side of a list's cell.
///
/// - Divergence: Reordering accessories are not supported. Of the options of an outline disclosure, only
///   `tintColor` has an effect.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The states in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    /// The accessory is always displayed.
    case always
    /// While the collection view is being edited.
    case whenEditing
    /// While the collection view is not being edited.
    case whenNotEditing
  }

  /// Options of an outline disclosure accessory.
  public struct OutlineDisclosureOptions: Sendable {
    /// Constants for the styles of an outline disclosure.
    ///
    /// - Divergence: The style has no effect: only a tap on the disclosure symbol expands the cell.
    public enum Style: Sendable {
      /// On iOS, the system chooses between the styles of a header and of a cell.
      case automatic
      /// On iOS, a tap on any part of the cell expands it.
      case header
      /// On iOS, only a tap on the disclosure symbol expands the cell.
      case cell
    }

    /// The style of the outline disclosure; `.automatic` by default.
    ///
    /// - Divergence: It has no effect.
    public var style: Style
    /// A Boolean value that determines whether the accessory is hidden; `false` by default.
    ///
    /// - Divergence: It has no effect.
    public var isHidden: Bool
    /// The color of the disclosure symbol; `nil` uses the tint color of the cell.
    public var tintColor: UIColor?

    /// Creates options for an outline disclosure accessory.
    public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// The content of an accessory.
  enum Content {
    case disclosureIndicator
    case checkmark
    case detail
    case outlineDisclosure(OutlineDisclosureOptions)
    case delete
    case insert
    case multiselect
    case label(String)
    case custom(UIView, isLeading: Bool)
  }

  let content: Content
  let displayed: DisplayedState
  var tintColor: UIColor?
  var action: (() -> Void)?

  private init(
    _ content: Content, _ displayed: DisplayedState, _ tintColor: UIColor? = nil,
    _ action: (() -> Void)? = nil
  ) {
    self.content = content
    self.displayed = displayed
    self.tintColor = tintColor
    self.action = action
  }

  /// Returns an accessory that shows a disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }

  /// Returns an accessory that shows a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  /// Returns an accessory that shows a detail button.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, nil, actionHandler) }

  /// Returns an accessory that expands and collapses the items below an item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure(options), displayed, options.tintColor, actionHandler)
  }

  /// Returns an accessory that shows a delete button.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, nil, actionHandler) }

  /// Returns an accessory that shows an insert button.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, nil, actionHandler) }

  /// Returns an accessory that shows whether an item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }

  /// Returns an accessory that shows a label.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed) }

  /// Returns an accessory that shows a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .custom(configuration.customView, isLeading: configuration.isLeading),
      configuration.displayed, configuration.tintColor)
  }

  /// The configuration of an accessory that shows a custom view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// Constants for the side of the cell that the accessory is on.
    public enum Placement: Sendable {
      /// The accessory is before the content.
      case leading(displayed: DisplayedState = .always)
      /// The accessory is after the content.
      case trailing(displayed: DisplayedState = .always)
    }

    /// The view that the accessory displays.
    public let customView: UIView
    /// The side of the cell that the accessory is on.
    public let placement: Placement
    /// The tint color of the view; `nil` leaves the view's own.
    public var tintColor: UIColor?

    /// Creates a configuration of a custom view.
    public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
      self.customView = customView
      self.placement = placement
      self.tintColor = tintColor
    }

    fileprivate var isLeading: Bool { if case .leading = placement { true } else { false } }

    fileprivate var displayed: DisplayedState {
      switch placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    }
  }
}

extension UICellAccessory {
  /// Whether the accessory is before the contents.
  var isLeading: Bool {
    switch content {
    case .delete, .insert, .multiselect: true
    case .custom(_, let isLeading): isLeading
    default: false
    }
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
