import Foundation
import FoundationNetworking
import Simulator
import UIKit
import WebKit

/// A small browser of an app: a web view below an address, above buttons.
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

  /// Loads a page and waits until it is there or has failed.
  func load(_ url: URL) async throws {
    webView.load(URLRequest(url: url))
    try await webView.settle()
  }

  /// A picture of the screen with what the page shows now, its address, and what can be done.
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

  /// What the list of pages holds, such as "a · [b] · c" with the current page in brackets.
  var list: String { webView.backForwardList.words }

  /// What the web view shows: the last part of its address.
  var shown: String { webView.url?.shortName ?? "nothing" }

  private static func button(_ symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
  }
}

extension WKBackForwardList {
  /// What the list holds, such as "a · [b] · c" with the current page in brackets.
  var words: String {
    let current = currentItem.map { ["[\($0.url.shortName)]"] } ?? []
    return
      (backList.map(\.url.shortName) + current + forwardList.map(\.url.shortName))
      .joined(separator: " · ")
  }
}

extension URL {
  /// The last part of an address, or all of `about:blank`.
  var shortName: String { scheme == "about" ? absoluteString : lastPathComponent }
}

/// The address in a navigation bar, as browsers show it.
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

  /// Shows an address without what is another each time: a file's folder, a server's port.
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
