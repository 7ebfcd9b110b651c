public import Foundation

/// A bar with a field to search by.
///
/// - Divergence: the field is drawn by the bar itself; there is no `searchTextField`.
open class UISearchBar: UIView {
  private let field = SearchFieldView()
  private let cancel = UIButton(frame: .zero)
  private var storedShowsCancel = false
  /// Runs when the user begins or ends to search, or types.
  weak var controller: UISearchController?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar; storyboards are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    cancel.setTitle("Cancel", for: .normal)
    cancel.isHidden = true
    cancel.addAction(UIAction { [weak self] _ in self?.userCancels() }, for: .touchUpInside)
    field.addAction(
      UIAction { [weak self] _ in _ = self?.becomeFirstResponder() }, for: .touchUpInside)
    addSubview(field)
    addSubview(cancel)
  }

  /// What is told of what the user does.
  open weak var delegate: (any UISearchBarDelegate)?

  /// What is searched for.
  open var text: String? {
    get { field.text ?? "" }
    set {
      field.text = newValue
      controller?.textDidChange()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// Whether there is a button to end the search.
  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button to end the search; nothing moves here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    storedShowsCancel = showsCancelButton
    cancel.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  /// The bar's height where it is, as wide as it is asked for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The bar's height; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: SearchBarLayout.height(system: systemVersion))
  }

  /// Places the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = showsCancelButton ? cancel.intrinsicContentSize.width : 0
    let places = SearchBarLayout(
      system: systemVersion, size: bounds.size, insets: safeAreaInsets, cancelWidth: width)
    field.frame = places.field
    cancel.frame = places.cancel
  }

  /// The bar takes keys, as its field does on iOS.
  open override var canBecomeFirstResponder: Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Begins to search.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    controller?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Stops taking keys.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { delegate?.searchBarTextDidEndEditing(self) }
    return true
  }

  /// Types on behalf of the user: the delegate hears of the new text.
  package func userTypes(_ text: String) {
    becomeFirstResponder()
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// Ends the search on behalf of the user.
  package func userCancels() {
    resignFirstResponder()
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }
}

/// What is told of what the user does in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the search may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells that the search has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Tells that the bar takes no keys any more.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells that the user has typed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Tells that the user ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
