// swift-format-ignore-file
// The article's code, as its readers have it.

import UIKit
import WebKit

class ErrorNotingController: UIViewController, WKNavigationDelegate {
  var errors: [Error] = []

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
    errors.append(error)
  }

  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
    errors.append(error)
  }
}
