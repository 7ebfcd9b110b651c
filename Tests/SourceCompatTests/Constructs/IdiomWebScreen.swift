import UIKit
import WebKit

final class WebScreen: UIViewController, WKNavigationDelegate {
  private lazy var webView: WKWebView = {
    let configuration = WKWebViewConfiguration()
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.scrollView.contentInsetAdjustmentBehavior = .never
    return webView
  }()

  override func loadView() { view = webView }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let url = URL(string: "https://example.com") { webView.load(URLRequest(url: url)) }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    title = webView.title
  }
}
