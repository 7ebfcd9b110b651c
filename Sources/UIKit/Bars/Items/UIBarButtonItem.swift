public import Foundation

/// A button in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// Constants for the styles of a bar button item.
  public enum Style: Int, Sendable {
    /// The style of most buttons.
    case plain = 0
    /// The style of a button that completes the user's task.
    case done = 2
    /// The style of a button that completes the user's task, as iOS 26 names it.
    public static let prominent: Style = .done
  }

  /// Constants for the kinds of space that an item represents.
  enum Space {
    case fixed
    case flexible
  }

  var space: Space?
  private var storedAction: UIAction?

  /// The menu of the item, shown by a tap if the item has no action (S18.9); `nil` by default.
  open var menu: UIMenu?

  /// A Boolean value that determines whether the item is left out of its bar; `false` by default.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { owner?.barItemDidChange() } }
  }

  /// Creates a button with a title.
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: nil, action: action)
    self.target = target.map { $0 as AnyObject }
    space = systemItem.space
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
  }

  /// Creates one of the system's buttons with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    storedAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with an action, whose title and image it takes unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.init(title: title ?? actionTitle, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    storedAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that shows a view in its own size (S3.21).
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns an item that takes the space that others leave.
  open class func flexibleSpace() -> Self { make(.flexible) }

  /// Returns an item that is space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make(.fixed)
    item.width = width
    return item
  }

  /// The style of the item; `.plain` by default.
  open var style: Style = .plain {
    didSet { owner?.barItemDidChange() }
  }

  /// The width of the item, in points; 0 is the width of its content.
  open var width: CGFloat = 0 {
    didSet { owner?.barItemDidChange() }
  }

  /// The view that is shown instead of a button.
  open var customView: UIView? {
    didSet { owner?.barItemDidChange() }
  }

  /// The color of the button; `nil` takes the bar's tint.
  open var tintColor: UIColor? {
    didSet { owner?.barItemDidChange() }
  }

  /// The object that receives ``action``; `nil` searches the responder chain.
  open weak var target: AnyObject?

  /// The selector that is called when the button is tapped.
  open var action: Selector?

  /// The action that runs when the button is tapped; it takes precedence over ``action``.
  open var primaryAction: UIAction? {
    get { storedAction }
    set {
      storedAction = newValue
      if let newValue, !newValue.title.isEmpty { title = newValue.title }
      if let itemImage = newValue?.image { image = itemImage }
    }
  }

  /// Performs the action of a tap.
  func perform(from sender: UIControl) {
    if let storedAction {
      storedAction.perform(sender: self)
    } else if let action, let target {
      action.call(target, self, nil)
    } else if let action {
      var responder: UIResponder? = sender
      while let current = responder {
        if action.isMethod(of: current) {
          action.call(current, self, nil)
          return
        }
        responder = current.next
      }
    } else if let menu {
      MenuScreen.current.present(menu, source: self)
    }
  }

  private static func make(_ space: Space) -> Self {
    // `Self` cannot be instantiated from its type without a required initializer; see
    // `CALayer.make(_:)`.
    let item = UIBarButtonItem()
    item.space = space
    guard let item = item as? Self else {
      preconditionFailure("spaces are made by UIBarButtonItem itself, not by \(Self.self)")
    }
    return item
  }
}
