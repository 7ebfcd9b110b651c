public import Foundation

/// What bars show: a title and a picture.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item.
  weak var owner: (any BarItemOwner)?

  /// Creates an item without title and picture.
  public override init() {
    super.init()
  }

  /// Creates an item; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title of the item; `nil` for none.
  open var title: String? {
    didSet { if title != oldValue { owner?.barItemDidChange() } }
  }

  /// The picture; bars use its opacity only, unless it is `.alwaysOriginal`.
  open var image: UIImage? {
    didSet { if image != oldValue { owner?.barItemDidChange() } }
  }

  /// A Boolean value that determines whether the item can be tapped.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { owner?.barItemDidChange() } }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the appearance of the title in a state: font and color.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    owner?.barItemDidChange()
  }

  /// Returns the appearance of the title in a state, or else that of the normal state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? titleAttributes[UIControl.State.normal.rawValue]
  }

  /// A number to find the item by.
  open var tag: Int = 0

  private var accessibility = AccessibilityState()

  // MARK: Accessibility

  /// A Boolean value that determines whether assistive technologies see the item.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What assistive technologies call the item.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What assistive technologies say about using the item.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value that assistive technologies tell.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What the item is for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// A name for tests to find the item by.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
}

/// A bar that shows items and shows them again when they change.
@MainActor
protocol BarItemOwner: AnyObject {
  /// Tells that an item looks otherwise now.
  func barItemDidChange()
}
