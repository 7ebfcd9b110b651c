// swift-format-ignore-file
// The article's code, as its readers have it.

import UIKit
import WebKit

class WebViewInBaseScreen: UIViewController, WKNavigationDelegate {
  var webViewBase: UIView!
  lazy var webView = WKWebView(frame: webViewBase.frame)

  override func viewDidLoad() {
    super.viewDidLoad()
    webViewBase.addSubview(webView)
    webView.navigationDelegate = self
    webView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([webView.leadingAnchor.constraint(equalTo: webViewBase.leadingAnchor),
      webView.trailingAnchor.constraint(equalTo: webViewBase.trailingAnchor),
      webView.topAnchor.constraint(equalTo: webViewBase.topAnchor),
      webView.bottomAnchor.constraint(equalTo: webViewBase.bottomAnchor)])
  }
}
