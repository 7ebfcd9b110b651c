import UIKit
import WebKit

/// How to send something back, which comes as a page.
public final class HelpViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let webView = WKWebView(frame: view.bounds)
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webView.accessibilityIdentifier = "help"
    view.addSubview(webView)
    webView.loadHTMLString(
      """
      <!DOCTYPE html>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <body style="font: 20px sans-serif; background: #def">
      <h1>Returns</h1>
      <p>Send it back within 30 days.</p>
      """, baseURL: nil)
  }
}
