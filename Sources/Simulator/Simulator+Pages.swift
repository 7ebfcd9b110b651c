public import Foundation
public import UIKit
import WebEngine
package import WebKit

/// The pages that an app's web views show.
extension Simulator {
  /// Waits until every page of the web views in the app's windows has finished loading and stopped
  /// changing, and no animation of the app is running.
  ///
  /// A page whose load failed counts as quiet: the failure was reported to the app's navigation
  /// delegate. A page that does not become quiet in time is stopped, so that a picture of its
  /// current content can be taken.
  ///
  /// - Parameter timeout: The longest time to wait.
  /// - Throws: ``SimulatorError`` when a web view has no engine, when the engine fails, or when a
  ///   page is still busy after the timeout.
  public func waitUntilQuiet(timeout: Duration = .seconds(30)) async throws(SimulatorError) {
    let end = ContinuousClock.now + timeout
    while true {
      settle()
      let before = webViews
      for webView in before {
        let address = webView.url?.absoluteString ?? "a web view"
        let isQuiet: Bool
        do throws(WebEngineError) {
          isQuiet = try await webView.waitUntilQuiet(timeout: max(.zero, end - .now))
        } catch {
          throw SimulatorError(error)
        }
        guard isQuiet else {
          let cause = webView.pendingActivity.map { "; it waited for \($0)" } ?? ""
          throw SimulatorError(
            .pageBusy, "The page \(address) was still busy after \(timeout)\(cause).",
            advice: "Wait longer, or take a picture of it as it is now.")
        }
      }
      settle()
      // A page that has finished can make the app load another one.
      let after = webViews
      if after.elementsEqual(before, by: ===), !after.contains(where: \.isLoading) { return }
    }
  }

  /// Takes a picture of the screen as PNG, with the pages of web views as they are now, at exactly the
  /// device's pixel size unless a frame is drawn.
  ///
  /// It does not wait for pages to load; see ``waitUntilQuiet(timeout:)``.
  ///
  /// - Parameters:
  ///   - options: What the picture shows besides the app.
  ///   - view: The view whose safe area the overlay shows; the window by default.
  /// - Throws: ``SimulatorError`` when the engine fails, when the fonts are missing, or when drawing
  ///   fails.
  public func picture(
    _ options: PictureOptions = .init(), safeAreaOf view: UIView? = nil
  ) async throws(SimulatorError) -> Data {
    try await snapshotPages()
    return try png(options, safeAreaOf: view)
  }

  /// Lays out the app and captures its pages, which pictures show from then on.
  ///
  /// - Throws: ``SimulatorError`` when the engine fails.
  package func snapshotPages() async throws(SimulatorError) {
    layOut()
    for webView in webViewsWithPages {
      do throws(WebEngineError) {
        try await webView.snapshotPage()
      } catch {
        throw SimulatorError(error)
      }
    }
  }

  /// The web views that are shown with a page, whose pixels are the engine's.
  package var webViewsWithPages: [WKWebView] {
    webViews.filter { $0.hasPage && $0.isShown }
  }

  /// Closes the pages of the app's web views, and disconnects the engine: web views that are created
  /// later have none.
  ///
  /// The engine keeps running for other devices; it ends with the last reference to it, or with its
  /// `shutDown()`.
  public func close() async {
    for webView in webViews { await webView.close() }
    if engine != nil, UIApplication.shared.connectedScenes.contains(scene) {
      Composition.disconnectDevice()
    }
  }

  /// The web views in the windows of the scene, back to front.
  private var webViews: [WKWebView] {
    func search(_ view: UIView) -> [WKWebView] {
      let own = (view as? WKWebView).map { [$0] } ?? []
      return own + view.subviews.flatMap(search)
    }
    return scene.windows.flatMap(search)
  }
}

extension UIView {
  /// Whether neither the view nor an ancestor of it is hidden.
  fileprivate var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }
}

extension SimulatorError {
  /// The failure of an engine.
  init(_ error: WebEngineError) {
    let isMissing = error.code == .notInstalled || error.code == .startFailed
    self.init(
      isMissing ? .engineMissing : .engineFailed, error.message,
      advice: error.advice.isEmpty ? "Load the page again." : error.advice)
  }
}
