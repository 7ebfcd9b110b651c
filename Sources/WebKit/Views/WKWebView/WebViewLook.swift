import UIKit

/// The colors of a web view.
struct WebViewLook {
  /// The color behind the page's content, as set by the app.
  var underPage: UIColor?
  /// The page's own background color; white by default.
  var pageBackground: UIColor = .white
  /// The color of the page's `theme-color` meta.
  var theme: UIColor?
  /// The one color along the page's upper edge.
  var pageTop: UIColor?
  /// The color of the fixed or sticky box along the top of what is seen of the page.
  var fixedTop: UIColor?
  /// The same along the bottom.
  var fixedBottom: UIColor?
}
