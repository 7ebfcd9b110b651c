public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button does, which decides its look and its place.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// It leaves everything as it is.
    case cancel = 1
    /// It may destroy something.
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  let handler: ((UIAlertAction) -> Void)?
  /// Runs when the look has changed.
  var onChange: (() -> Void)?

  /// Creates a button; `handler` runs after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }

  /// The text.
  open var title: String? { storedTitle }

  /// What the button does.
  open var style: Style { storedStyle }

  /// Whether the button can be tapped.
  open var isEnabled: Bool = true {
    didSet { onChange?() }
  }
}
