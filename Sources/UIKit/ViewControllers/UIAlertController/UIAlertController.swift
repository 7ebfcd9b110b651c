import Foundation

/// A question or a message above everything, with buttons.
///
/// - Divergence: text fields cannot be added, and an action sheet on a tablet, which is a popover
///   there, ends with UIKit's text.
open class UIAlertController: UIViewController {
  /// Where an alert is.
  public enum Style: Int, Sendable {
    /// At the bottom of a phone; in the middle from iOS 26 on.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  private var storedActions: [UIAlertAction] = []
  private var storedStyle = Style.alert
  private lazy var card = AlertView()

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  /// The smaller text.
  open var message: String? {
    didSet { show() }
  }

  /// The larger text.
  open override var title: String? {
    didSet { show() }
  }

  /// Where the alert is.
  open var preferredStyle: Style { storedStyle }

  /// The buttons, in the order they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// The button that is stressed.
  open var preferredAction: UIAlertAction? {
    didSet { show() }
  }

  /// Adds a button; there can be one that cancels.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !storedActions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    storedActions.append(action)
    action.onChange = { [weak self] in self?.show() }
    show()
  }

  /// Makes the card.
  open override func loadView() {
    card.onTap = { [weak self] action in self?.userTaps(action) }
    view = card
    show()
  }

  /// Shows texts and buttons as they are now.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    precondition(
      title != nil || message != nil || !storedActions.isEmpty,
      "UIAlertController must have a title, a message or an action to display")
    show()
  }

  /// The button that leaves everything as it is.
  var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// Does what a tap on a button does: the alert goes, then the button's handler runs.
  package func userTaps(_ action: UIAlertAction) {
    guard action.isEnabled, presentation?.isDisappearing != true else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  private func show() {
    guard isViewLoaded else { return }
    card.content = AlertView.Content(
      title: title, message: message, actions: storedActions, preferred: preferredAction,
      isSheet: storedStyle == .actionSheet)
    card.superview?.setNeedsLayout()
  }

  override func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}
