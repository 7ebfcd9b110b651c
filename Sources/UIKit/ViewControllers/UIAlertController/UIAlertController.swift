import Foundation

/// A view controller that shows an alert or an action sheet.
///
/// An action sheet is a popover on an iPad, and from iOS 26 on also on an iPhone, if the anchor of
/// ``UIViewController/popoverPresentationController`` is set.
open class UIAlertController: UIViewController {
  /// Constants for the type of alert.
  public enum Style: Int, Sendable {
    /// An action sheet, at the bottom of an iPhone; in the center from iOS 26 on.
    case actionSheet = 0
    /// An alert in the center of the screen.
    case alert = 1
  }

  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  private var storedStyle = Style.alert
  private lazy var card = AlertView()

  /// Creates an alert with a title, a message and a style.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  /// The message of the alert, below the title.
  open var message: String? {
    didSet { show() }
  }

  /// The title of the alert.
  open override var title: String? {
    didSet { show() }
  }

  /// The style of the alert.
  open var preferredStyle: Style { storedStyle }

  /// The actions, in the order they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// The preferred action, which is emphasized.
  open var preferredAction: UIAlertAction? {
    didSet { show() }
  }

  /// Adds an action; at most one may have the style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !storedActions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    storedActions.append(action)
    action.onChange = { [weak self] in self?.show() }
    show()
  }

  /// The text fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a text field to an alert; action sheets have no text fields.
  ///
  /// - Parameter configurationHandler: A closure that configures the field, called immediately.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      storedStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: Runtime.system.metrics.bars.barDesign == .glass ? 17 : 13)
    field.onReturn = { [weak self, weak field] in
      if let field { self?.userReturns(in: field) }
    }
    storedFields.append(field)
    configurationHandler?(field)
    show()
  }

  /// Begins editing the first text field as soon as the alert appears.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    storedFields.first?.becomeFirstResponder()
  }

  /// Return moves to the next field; in the last one it performs the preferred or the first default
  /// action.
  private func userReturns(in field: UITextField) {
    guard let index = storedFields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < storedFields.count {
      storedFields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? storedActions.first(where: { $0.style == .default }) {
      userTaps(action)
    }
  }

  /// Creates the alert's view.
  open override func loadView() {
    card.onTap = { [weak self] action in self?.userTaps(action) }
    view = card
    show()
  }

  /// Updates the alert with the current title, message and buttons.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    precondition(
      title != nil || message != nil || !storedActions.isEmpty || !storedFields.isEmpty,
      "UIAlertController must have a title, a message or an action to display")
    show()
  }

  /// The cancel button.
  var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// Performs a tap on a button: the alert is dismissed, then the button's handler runs.
  package func userTaps(_ action: UIAlertAction) {
    guard action.isEnabled, presentation?.isDisappearing != true else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  private func show() {
    guard isViewLoaded else { return }
    card.content = AlertView.Content(
      title: title, message: message, actions: storedActions, preferred: preferredAction,
      isSheet: storedStyle == .actionSheet, fields: storedFields)
    presentation?.controller.containerView?.setNeedsLayout()
  }

  override func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let isPad = Runtime.environment?.device.idiom == .pad
    let isModern = Runtime.system.metrics.bars.barDesign == .glass
    guard storedStyle == .actionSheet, isPad || isModern else {
      return AlertPresentationController(presentedViewController: self, presenting: presenting)
    }
    return AlertPopoverPresentationController(presentedViewController: self, presenting: presenting)
  }
}
