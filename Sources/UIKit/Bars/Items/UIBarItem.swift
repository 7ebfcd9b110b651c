public import Foundation

/// The base class of a bar's items, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item.
  weak var owner: (any BarItemOwner)?

  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  /// Creates an item; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title of the item; `nil` if there is none.
  open var title: String? {
    didSet { if title != oldValue { owner?.barItemDidChange() } }
  }

  /// The image; bars use its opacity only, unless it is `.alwaysOriginal`.
  open var image: UIImage? {
    didSet { if image != oldValue { owner?.barItemDidChange() } }
  }

  /// A Boolean value that determines whether the item can be tapped.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { owner?.barItemDidChange() } }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title for a state: font and color.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    owner?.barItemDidChange()
  }

  /// Returns the text attributes of the title for a state, or else those of the normal state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? titleAttributes[UIControl.State.normal.rawValue]
  }

  /// A number that identifies the item.
  open var tag: Int = 0

  private var accessibility = AccessibilityState()

  // MARK: Accessibility

  /// A Boolean value that determines whether assistive technologies can access the item.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// The name of the item for assistive technologies.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The result of the item's action, for assistive technologies.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the item for assistive technologies.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The traits of the item for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// A name by which tests find the item.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
}
