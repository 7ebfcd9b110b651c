// swift-format-ignore-file
// The article's code, as its readers have it.

import UIKit
import WebKit

class ErrorPageController: UIViewController {
  let webView = WKWebView()

  func showFile() {
    let errorHtmlPath = Bundle.main.path(forResource: "error", ofType: "html")!
    let url = URL(fileURLWithPath: errorHtmlPath)
    webView.load(URLRequest(url: url))
  }

  func showText() {
    let errorHtmlPath = Bundle.main.path(forResource: "error", ofType: "html")!
    let htmlString = try! String(contentsOfFile: errorHtmlPath)
    webView.loadHTMLString(htmlString, baseURL: nil)
  }

  func tryAgain() {
    guard let url = webView.url, !url.isFileURL, url.absoluteString != "about:blank" else { return }
    webView.reload()
  }
}
