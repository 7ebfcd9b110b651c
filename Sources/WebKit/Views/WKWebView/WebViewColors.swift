import UIKit

/// The colors of a web view.
struct WebViewColors {
  /// The color behind the page's content, as set by the app.
  var underPage: UIColor?
  /// The page's own background color; white by default.
  var pageBackground: UIColor = .white
  /// The color of the page's `theme-color` meta.
  var theme: UIColor?
  /// The color along the page's top edge; `nil` if it is not uniform.
  var pageTop: UIColor?
  /// The color of the fixed or sticky box along the top of the unobscured page.
  var fixedTop: UIColor?
  /// The color of the fixed or sticky box along the bottom of the unobscured page.
  var fixedBottom: UIColor?
}
