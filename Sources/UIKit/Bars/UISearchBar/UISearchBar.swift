public import Foundation

/// A bar with a field to search by.
open class UISearchBar: UIView {
  /// Constants for the styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The system's default style: with a background.
    case `default` = 0
    /// A style with a background.
    case prominent = 1
    /// A style without a background.
    case minimal = 2
  }

  private let field = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private let backdrop = _UIBarBackground(hairline: .bottom)
  private lazy var fieldDelegate = SearchFieldDelegate(for: self)
  private var storedShowsCancel = false
  private var storedTranslucent = true
  /// Runs when the user begins or ends to search, or types.
  weak var controller: UISearchController?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    cancel.addAction(UIAction { [weak self] _ in self?.userCancels() }, for: .touchUpInside)
    scopes.isHidden = true
    scopes.addAction(UIAction { [weak self] _ in self?.userChoosesScope() }, for: .valueChanged)
    field.delegate = fieldDelegate
    field.addAction(UIAction { [weak self] _ in self?.userHasTyped() }, for: .editingChanged)
    for view in [backdrop, field, cancel, scopes] { addSubview(view) }
  }

  /// The delegate of the search bar; `nil` by default.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text field in which the user types.
  open var searchTextField: UISearchTextField { field }

  /// The current search text; `nil` or empty at first.
  open var text: String? {
    get { field.text ?? "" }
    set {
      field.text = newValue
      controller?.textDidChange()
    }
  }

  /// The placeholder, which is shown while the text is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The style of the search bar; `.default` by default.
  open var searchBarStyle: Style = .default {
    didSet { showBackground() }
  }

  /// The color of the background; `nil` is the system's.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  /// The image of the background; an empty one removes the background.
  open var backgroundImage: UIImage? {
    didSet { showBackground() }
  }

  /// A Boolean value that determines whether content below the bar is visible through the
  /// background.
  open var isTranslucent: Bool {
    get { storedTranslucent }
    set {
      storedTranslucent = newValue
      showBackground()
    }
  }

  /// A Boolean value that determines whether the Cancel button is shown.
  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button; changes are not animated here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    storedShowsCancel = showsCancelButton
    cancel.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  // MARK: Scopes

  /// The titles of the scope buttons; `nil` for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
      scopesDidChange()
    }
  }

  /// The index of the selected scope button.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { if newValue < scopes.numberOfSegments { scopes.selectedSegmentIndex = newValue } }
  }

  /// A Boolean value that determines whether the scope bar is shown below the field.
  open var showsScopeBar: Bool = false {
    didSet { if showsScopeBar != oldValue { scopesDidChange() } }
  }

  /// Shows or hides the scope bar; changes are not animated here.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// The height of the scope bar; 44, a guess.
  var scopeHeight: CGFloat { showsScopeBar && scopes.numberOfSegments > 0 ? 44 : 0 }

  private func scopesDidChange() {
    scopes.isHidden = scopeHeight == 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.item?.owner?.barItemDidChange()
  }

  private func userChoosesScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.scopeDidChange()
  }

  // MARK: Size

  /// Returns the bar's height in its current container, and the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The bar's height, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: systemVersion.metrics.searchBarHeight + scopeHeight)
  }

  /// Lays out the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRound = systemVersion.metrics.hasRoundSearchBars
    showCancelAppearance(isRound: isRound)
    // The cancel button is exactly as wide as its title; other buttons are rounded to whole points
    // (S8.49).
    let own = isRound ? 36 : cancel.titleLabel?.intrinsicContentSize.width ?? 0
    let row = CGSize(width: bounds.width, height: bounds.height - scopeHeight)
    let places = SearchBarLayout(
      system: systemVersion, size: row, insets: safeAreaInsets,
      cancelWidth: showsCancelButton ? own : 0, isRightToLeft: isRightToLeft)
    field.frame = places.field
    cancel.frame = places.cancel
    cancel.layer.cornerRadius = isRound ? places.cancel.height / 2 : 0
    scopes.frame = CGRect(
      x: places.field.minX, y: row.height + (scopeHeight - 32) / 2,
      width: bounds.width - safeAreaInsets.left - safeAreaInsets.right - 16, height: 32)
    backdrop.frame = bounds
    showBackground()
  }

  /// The button is a word, and on iOS 26 a cross as large as the field.
  private func showCancelAppearance(isRound: Bool) {
    guard isRound != (cancel.currentImage != nil) else { return }
    cancel.setTitle(isRound ? nil : "Cancel", for: .normal)
    cancel.setImage(isRound ? UIImage(systemName: "xmark") : nil, for: .normal)
    cancel.backgroundColor = isRound ? .tertiarySystemFill : nil
    cancel.tintColor = isRound ? .label : nil
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A bar outside a navigation bar has a background; inside one, and on iOS 26, it has none of its
  /// own.
  private func showBackground() {
    let isAlone =
      !(superview is NavigationBarContentView) && !systemVersion.metrics.hasRoundSearchBars
    backdrop.isHidden = !isAlone || searchBarStyle == .minimal
    if let backgroundImage {
      backdrop.show(BarBackdrop(image: backgroundImage), isClear: false)
    } else if let barTintColor {
      backdrop.fill = isTranslucent ? .tinted(barTintColor) : .opaque(barTintColor)
    } else {
      backdrop.fill = isTranslucent ? .material : .opaque(.systemBackground)
    }
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UISearchBar else { return }
    barTintColor = barTintColor ?? proxy.barTintColor
    backgroundImage = backgroundImage ?? proxy.backgroundImage
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the search text is being edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// A Boolean value that indicates whether the search text can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Begins editing the search text, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing the search text.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  private func userHasTyped() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.textDidChange()
  }

  /// Types on behalf of the user: the delegate is called for the new text.
  package func userTypes(_ text: String) {
    becomeFirstResponder()
    field.replaceText(with: text)
  }

  /// Ends the search on behalf of the user; a bar without a search controller leaves it to the
  /// delegate to stop taking keys.
  package func userCancels() {
    if controller != nil { resignFirstResponder() }
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }
}

extension UISearchBar: UITextInputTraits {
  /// The keyboard type for the search text; `.default` by default.
  public var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The appearance of the keyboard for the search text.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// The type of the Return key for the search text.
  public var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// The autocapitalization style for the search text.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// The autocorrection style for the search text; `.default` by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// The spell-checking style for the search text; `.default` by default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// The semantic meaning of the search text, such as a name.
  public var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// A Boolean value that determines whether the return key waits for text.
  public var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that determines whether the text is shown as dots.
  public var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
}
