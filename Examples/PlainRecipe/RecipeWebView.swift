public import UIKit
public import WebKit

/// A web view that tells a covering page of no bar at its top, and leaves the bottom to an avoiding one.
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
