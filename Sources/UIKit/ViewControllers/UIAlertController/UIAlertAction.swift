public import Foundation

/// An action that the user can take in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Styles of alert actions, which determine their appearance and position.
  public enum Style: Int, Sendable {
    /// The default style of an action's button.
    case `default` = 0
    /// The action cancels and leaves data unchanged.
    case cancel = 1
    /// An action that can change or delete data.
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  let handler: ((UIAlertAction) -> Void)?
  /// Runs when the appearance has changed.
  var onChange: (() -> Void)?

  /// Creates a button; `handler` runs after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }

  /// The title of the action's button.
  open var title: String? { storedTitle }

  /// The style of the action's button.
  open var style: Style { storedStyle }

  /// A Boolean value that determines whether the button can be tapped.
  open var isEnabled: Bool = true {
    didSet { onChange?() }
  }
}
