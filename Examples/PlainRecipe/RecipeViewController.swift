public import UIKit
import WebKit

/// The recipe of the article about `viewport-fit` and WKWebView, in its own steps.
public class RecipeViewController: UIViewController, UIScrollViewDelegate {
  /// The web view, which fills the screen behind the bars (step 1).
  public let webView = RecipeWebView(frame: .zero, configuration: WKWebViewConfiguration())

  /// Lets the web view fill the screen, and becomes its scroll view's delegate (step 2).
  public override func viewDidLoad() {
    super.viewDidLoad()
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
    webView.scrollView.delegate = self
    webView.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
  }

  /// A page covers the view, or avoids the unsafe area again (step 2).
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    updateInsets()
  }

  /// The device was turned, or bars have moved (step 3).
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateInsets()
  }

  // figure: recipe-insets
  private func updateInsets() {
    let scrollView = webView.scrollView
    let safeArea = view.safeAreaInsets
    scrollView.scrollIndicatorInsets = UIEdgeInsets(
      top: safeArea.top, left: 0, bottom: safeArea.bottom, right: safeArea.right)  // Step 5.
    let isCovering = scrollView.contentInsetAdjustmentBehavior == .never
    let (old, top) = (scrollView.contentInset.top, isCovering ? safeArea.top : 0)
    guard top != old else { return }
    let isAtTop = scrollView.contentOffset.y <= -old
    scrollView.contentInset = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    if isAtTop, isCovering { scrollView.contentOffset.y = -top }
  }
  // end figure
}
