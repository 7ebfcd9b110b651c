import Foundation
import UIKit
import WebKit

/// The operator's notices, which come as a page.
public final class NoticesViewController: UIViewController, WKNavigationDelegate {
  /// Shows the notices.
  public let webView = WKWebView()
  /// Why the notices could not be loaded; `nil` while they are fine.
  public private(set) var failure: String?

  public override func viewDidLoad() {
    super.viewDidLoad()
    webView.navigationDelegate = self
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
    webView.loadHTMLString(Self.page, baseURL: URL(string: "https://timetable.example/notices"))
  }

  /// Keeps the reason, for the screen to show.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    failure = error.localizedDescription
  }

  private static let page = """
    <!DOCTYPE html>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>Notices</title>
    <style>
    body { margin: 0; padding: env(safe-area-inset-top) 20px env(safe-area-inset-bottom);
      background: #0a5; color: white; font: 20px sans-serif; }
    </style>
    <h1>Notices</h1>
    <p>No trains to the airport tonight.</p>
    """
}
