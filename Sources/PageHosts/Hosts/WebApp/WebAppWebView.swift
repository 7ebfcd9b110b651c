import UIKit
import WebKit

/// The web view of a web app, which fills the screen.
final class WebAppWebView: WKWebView {
  /// The handler that is called after each layout, including those after a change of the document's
  /// size.
  var layoutHandler: (@MainActor () -> Void)?

  /// Whether the page begins below the status bar, which makes the top safe area inset 0 (W349).
  var isBelowStatusBar: Bool = true {
    didSet { if isBelowStatusBar != oldValue { setNeedsLayout() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if isBelowStatusBar { insets.top = 0 }
    return insets
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutHandler?()
  }
}
