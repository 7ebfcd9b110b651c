public import UIKit
public import WebKit

/// A web view whose safe area leaves out the top for a covering page, and the bottom for an avoiding one.
public class RecipeWebView: WKWebView {
  // figure: recipe-safe-area
  /// The safe area without the edge that the scroll view's insets keep clear already.
  public override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    switch scrollView.contentInsetAdjustmentBehavior {
    case .never: insets.top = 0
    case .always: insets.bottom = 0
    default: break
    }
    return insets
  }
  // end figure
}
