import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// Loads the page shown once more (W265-W268).
  func startReload(bypassingCaches: Bool) -> WKNavigation? {
    let history = navigation.history
    guard let url = navigation.load.committedURL ?? history.item(at: 0)?.url else {
      return WKNavigation()  // W267
    }
    var request = URLRequest(url: url)
    guard connection?.isOpen == true, navigation.load.committedURL != nil else {
      // The page's process is gone: the list says where the view is (W265).
      return begin(request, .reload, type: .reload, plan(for: url))
    }
    // What a form brought is asked for by that form once more (W205).
    let isForm = page.document.method == "POST" && !history.isHidden
    if isForm { request.httpMethod = page.document.method }
    // What the app sent is sent again, body and fields (W266).
    let own = page.document.request
    if case .request(_, let method, let headers, let body, _) = own {
      request.httpMethod = method
      request.httpBody = body
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    }
    return begin(
      request, .reload, type: isForm ? .formResubmitted : .reload,
      .reload(bypassingCaches: bypassingCaches, own), own: own)
  }

  /// Goes to a page of the list (W208-W212, W255).
  @discardableResult
  func startStep(to item: WKBackForwardListItem?) -> WKNavigation? {
    let history = navigation.history
    guard let item, history.contains(item) else { return nil }
    let plan = Plan.step(entry: history.entry(of: item), plan(for: item.url))
    if history.isOfSameDocument(item) { return beginFrameStep(to: item, plan) }
    return begin(URLRequest(url: item.url), .step(item), type: .backForward, plan)
  }
}
