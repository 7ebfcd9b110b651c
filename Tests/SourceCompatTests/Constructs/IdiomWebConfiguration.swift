import UIKit
import WebKit

/// A web view as most apps configure it: media, links in text, cookies, questions of the page.
final class PlayerScreen: UIViewController, WKUIDelegate, WKNavigationDelegate {
  private lazy var webView: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.mediaTypesRequiringUserActionForPlayback = []
    configuration.allowsAirPlayForMediaPlayback = true
    configuration.allowsPictureInPictureMediaPlayback = true
    configuration.suppressesIncrementalRendering = false
    configuration.dataDetectorTypes = [.phoneNumber, .link]
    if #available(iOS 14.0, *) {
      configuration.limitsNavigationsToAppBoundDomains = false
    }
    return WKWebView(frame: .zero, configuration: configuration)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.uiDelegate = self
    webView.navigationDelegate = self
    view.addSubview(webView)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    webView.pauseAllMediaPlayback(completionHandler: nil)
    webView.setAllMediaPlaybackSuspended(true)
    webView.requestMediaPlaybackState { state in
      if state == .playing { print("still playing") }
    }
    Task { await webView.closeAllMediaPresentations() }
  }

  func moveCookies(to other: WKWebsiteDataStore) {
    let store = webView.configuration.websiteDataStore.httpCookieStore
    store.getAllCookies { cookies in
      let lasting = cookies.filter { !$0.isSessionOnly && $0.sameSitePolicy != .sameSiteStrict }
      other.httpCookieStore.setCookies(lasting)
    }
  }

  func removeProfile(_ identifier: UUID) async throws {
    guard await WKWebsiteDataStore.allDataStoreIdentifiers.contains(identifier) else { return }
    try await WKWebsiteDataStore.remove(forIdentifier: identifier)
  }

  func isKnown(_ certificate: Data) -> Bool {
    guard let trust = webView.serverTrust, let chain = SecTrustCopyCertificateChain(trust) else {
      return false
    }
    return chain.contains { SecCertificateCopyData($0) as Data == certificate }
  }

  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    decisionHandler(frame.isMainFrame && type != .camera ? .grant : .deny)
  }

  func webView(
    _ webView: WKWebView,
    requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    decisionHandler(.grant)
  }
}
