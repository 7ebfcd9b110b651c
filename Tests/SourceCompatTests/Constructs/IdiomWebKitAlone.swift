import WebKit

final class WebKitAlone: UIViewController, WKNavigationDelegate {
  let request = URLRequest(url: URL(string: "https://example.org")!)
  let layer = CALayer()

  override func loadView() {
    let web = WKWebView()
    web.navigationDelegate = self
    web.load(request)
    view = web
  }
}
