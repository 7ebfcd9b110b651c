import Foundation
import FoundationNetworking
import Simulator
import UIKit
import WebKit

/// An app with a web view below a navigation bar that shows the pages of ``HarbourScheme``.
@MainActor
final class HarbourApp {
  let scheme = HarbourScheme()
  let webView: WKWebView
  let simulator: Simulator

  /// Boots an iPhone 8 with the app.
  init(on stage: Stage) throws {
    simulator = try stage.boot("iPhone 8", system: "11.4")
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(scheme, forURLScheme: "harbour")
    webView = WKWebView(frame: .zero, configuration: configuration)
    let screen = UIViewController()
    screen.title = "Harbour"
    webView.frame = screen.view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(webView)
    simulator.settle(showing: UINavigationController(rootViewController: screen))
  }

  /// Loads a page and waits until it is there or has failed.
  func load(_ url: URL) async throws {
    webView.load(URLRequest(url: url))
    try await webView.settle()
  }

  /// A picture of the screen with what the page shows now.
  func picture(
    _ name: String, caption: String, showing alternative: String
  ) async throws -> FigurePicture {
    try await webView.snapshotPage()
    return simulator.picture(name, caption: caption, showing: alternative)
  }

  /// What the list of pages holds, such as "a · [b] · c" with the current page in brackets.
  var list: String {
    let list = webView.backForwardList
    let current = list.currentItem.map { ["[\(Self.name(of: $0.url))]"] } ?? []
    return
      (list.backList.map { Self.name(of: $0.url) } + current
      + list.forwardList.map { Self.name(of: $0.url) }).joined(separator: " · ")
  }

  /// What the web view shows: the last part of its address.
  var shown: String { webView.url.map(Self.name) ?? "nothing" }

  private static func name(of url: URL) -> String {
    url.scheme == "about" ? url.absoluteString : url.lastPathComponent
  }
}
