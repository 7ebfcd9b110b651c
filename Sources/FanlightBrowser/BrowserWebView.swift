public import UIKit
public import WebKit

/// A web view that tells pages of the safe area what Safari tells them.
///
/// Use it with ``BrowserViewController``, which keeps the room for the top bar.
open class BrowserWebView: WKWebView {
  /// The safe area without the top for a page that covers the view, and without the bottom for
  /// one that does not, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    SafariInsets(
      safeArea: super.safeAreaInsets, behavior: scrollView.contentInsetAdjustmentBehavior
    ).webViewSafeArea
  }
}
