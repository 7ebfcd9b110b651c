import UIKit
import WebKit

// Test doubles for the methods of LinkPolicyScreen, written as tests on iOS write them.

/// All in the initializer, and `super.init()` without being written.
class ActionDouble: WKNavigationAction {
  private let givenRequest: URLRequest
  private let givenType: WKNavigationType
  private let givenTarget: WKFrameInfo?
  private let givenSource: WKFrameInfo

  init(
    url: URL, type: WKNavigationType = .other, target: WKFrameInfo? = nil,
    source: WKFrameInfo = WKFrameInfo()
  ) {
    givenRequest = URLRequest(url: url)
    givenType = type
    givenTarget = target
    givenSource = source
  }

  override var request: URLRequest { givenRequest }
  override var navigationType: WKNavigationType { givenType }
  override var targetFrame: WKFrameInfo? { givenTarget }
  override var sourceFrame: WKFrameInfo { givenSource }
}

/// Without an initializer: that of NSObject is inherited.
final class DownloadActionDouble: WKNavigationAction {
  var givenRequest: URLRequest!
  override var request: URLRequest { givenRequest }
  override var shouldPerformDownload: Bool { true }
}

/// Another action than the one that it hands on.
final class ForwardedAction: WKNavigationAction {
  private let original: WKNavigationAction

  init(_ original: WKNavigationAction) {
    self.original = original
    super.init()
  }

  override var request: URLRequest { original.request }
  override var sourceFrame: WKFrameInfo { original.sourceFrame }
  override var targetFrame: WKFrameInfo? { original.targetFrame }
  override var navigationType: WKNavigationType { .linkActivated }
}

final class FrameDouble: WKFrameInfo {
  private let isMain: Bool
  private let origin: WKSecurityOrigin
  private weak var view: WKWebView?

  init(isMain: Bool, url: URL, in view: WKWebView? = nil) {
    self.isMain = isMain
    origin = OriginDouble.new(url)
    self.view = view
  }

  override var isMainFrame: Bool { isMain }
  override var request: URLRequest { URLRequest(url: URL(string: "https://example.com/frame")!) }
  override var securityOrigin: WKSecurityOrigin { origin }
  override var webView: WKWebView? { view }
}

/// The initializer is unavailable on iOS, so tests ask the class for an object by name.
class OriginDouble: WKSecurityOrigin {
  var givenScheme: String!
  var givenHost: String!
  var givenPort = -1

  class func new(_ url: URL) -> OriginDouble {
    guard
      let origin = self.perform(NSSelectorFromString("alloc"))?.takeUnretainedValue()
        as? OriginDouble
    else { fatalError("no origin") }
    origin.givenScheme = url.scheme ?? ""
    origin.givenHost = url.host ?? ""
    origin.givenPort = url.port ?? 0
    return origin
  }

  override var `protocol`: String { givenScheme }
  override var host: String { givenHost }
  override var port: Int { givenPort }
}

/// The same by its other name, which gives an object that the caller owns.
final class ItemDouble: WKBackForwardListItem {
  static func make() -> ItemDouble {
    ItemDouble.perform(NSSelectorFromString("new")).takeRetainedValue() as! ItemDouble
  }

  override var url: URL { URL(string: "https://example.com/item")! }
  override var title: String? { "An item" }
  override var initialURL: URL { url }
}

class ListDouble: WKBackForwardList {
  var items: [WKBackForwardListItem] = []
  override var backList: [WKBackForwardListItem] { items }
  override var backItem: WKBackForwardListItem? { items.last }
}

final class ResponseDouble: WKNavigationResponse {
  private let givenResponse: URLResponse

  init(status: Int) {
    givenResponse = HTTPURLResponse(
      url: URL(string: "https://example.com")!, statusCode: status, httpVersion: nil,
      headerFields: nil)!
    super.init()
  }

  override var response: URLResponse { givenResponse }
  override var isForMainFrame: Bool { true }
  override var canShowMIMEType: Bool { true }
}

final class MessageDouble: WKScriptMessage {
  private var givenBody: Any
  private weak var view: WKWebView?
  let frame: WKFrameInfo

  init(body: Any, frame: WKFrameInfo, webView: WKWebView? = nil) {
    givenBody = body
    self.frame = frame
    view = webView
  }

  override var name: String { "bridge" }
  override var body: Any {
    get { givenBody }
    set { givenBody = newValue }
  }
  override var frameInfo: WKFrameInfo { frame }
  override weak var webView: WKWebView? { view }
}

final class NavigationDouble: WKNavigation {
  // Kept, as on iOS the end of one that an app made ends the program.
  static let shared = NavigationDouble()
  override var effectiveContentMode: WKWebpagePreferences.ContentMode { .desktop }
}

final class FeaturesDouble: WKWindowFeatures {
  override var width: NSNumber? { 320 }
}

/// A web view that notes what it is asked to load.
final class WebViewDouble: WKWebView {
  var loaded: [URLRequest] = []

  override func load(_ request: URLRequest) -> WKNavigation? {
    loaded.append(request)
    return NavigationDouble.shared
  }

  override var backForwardList: WKBackForwardList {
    let list = ListDouble()
    list.items = [ItemDouble.make()]
    return list
  }
}
