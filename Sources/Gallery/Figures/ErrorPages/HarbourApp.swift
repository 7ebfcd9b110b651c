import Foundation
import FoundationNetworking
import Simulator
import UIKit
import WebKit

/// An app with a small browser: a web view, its URL in the navigation bar, and buttons in the
/// toolbar.
///
/// It shows the pages of ``HarbourScheme``.
@MainActor
final class HarbourApp {
  let scheme = HarbourScheme()
  let webView: WKWebView
  let simulator: Simulator
  private let address = AddressLabel()
  private let back = HarbourApp.button("chevron.left")
  private let forward = HarbourApp.button("chevron.right")

  /// Boots an iPhone 8 with the app.
  init(on stage: Stage) throws {
    simulator = try stage.boot("iPhone 8", system: "11.4")
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(scheme, forURLScheme: "harbour")
    webView = WKWebView(frame: .zero, configuration: configuration)
    let screen = UIViewController()
    screen.navigationItem.titleView = address
    screen.navigationItem.rightBarButtonItem = Self.button("arrow.clockwise")
    screen.toolbarItems = [
      back, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      forward, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
    webView.frame = screen.view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(webView)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    simulator.settle(showing: navigation)
  }

  /// Loads a page, and waits until it has loaded or failed.
  func load(_ url: URL) async throws {
    webView.load(URLRequest(url: url))
    try await webView.waitUntilQuiet()
  }

  /// Returns a picture of the screen with the current page, its URL, and the state of the back and
  /// forward buttons.
  func picture(
    _ name: String, row: String = "", label: String = "", caption: String,
    showing alternative: String
  ) async throws -> FigurePicture {
    address.show(webView.url)
    back.isEnabled = webView.canGoBack
    forward.isEnabled = webView.canGoForward
    simulator.settle()
    try await webView.snapshotPage()
    return simulator.picture(
      name, row: row, label: label, caption: caption, showing: alternative, insets: [])
  }

  /// The back-forward list, such as "a · [b] · c" with the current page in brackets.
  var list: String { webView.backForwardList.words }

  /// The web view's current URL, by its last path component.
  var shown: String { webView.url?.shortName ?? "nothing" }

  private static func button(_ symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
  }
}

extension WKBackForwardList {
  /// The list as text, such as "a · [b] · c" with the current page in brackets.
  var words: String {
    let current = currentItem.map { ["[\($0.url.shortName)]"] } ?? []
    return
      (backList.map(\.url.shortName) + current + forwardList.map(\.url.shortName))
      .joined(separator: " · ")
  }
}

extension URL {
  /// The last path component of a URL, or the whole URL of `about:blank`.
  var shortName: String { scheme == "about" ? absoluteString : lastPathComponent }
}

/// The URL in a navigation bar, styled like a browser's address field.
private final class AddressLabel: UILabel {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 32))
    backgroundColor = UIColor(white: 0, alpha: 0.07)
    textColor = .black
    font = .systemFont(ofSize: 15)
    textAlignment = .center
    layer.cornerRadius = 8
    layer.masksToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 270, height: 32) }

  /// Shows a URL without the parts that differ in each run: a file's folder, a server's port.
  func show(_ url: URL?) {
    guard let url else {
      text = ""
      return
    }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    parts?.port = nil
    text = url.isFileURL ? "file:///…/\(url.lastPathComponent)" : parts?.string
  }
}
