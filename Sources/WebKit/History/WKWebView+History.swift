import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// Reloads the current page (W265-W268).
  func startReload(bypassingCaches: Bool) -> WKNavigation? {
    let history = navigation.history
    guard let url = navigation.load.committedURL ?? history.item(at: 0)?.url else {
      return WKNavigation()  // W267
    }
    var request = URLRequest(url: url)
    guard connection?.isOpen == true, navigation.load.committedURL != nil else {
      // The web content process has terminated; the back-forward list still has the URL (W265).
      let item = history.item(at: 0)
      let post = item?.post
      request.add(post)
      return startNavigation(
        request, .reload, type: .reload,
        .restore(item?.state ?? HistoryItemState(), post.map(Plan.load) ?? plan(for: url)),
        resending: post)
    }
    // The result of a form submission is reloaded by resubmitting the form (W205).
    let isForm = documentState.settings.method == "POST" && !history.isHidden
    if isForm { request.httpMethod = documentState.settings.method }
    // The app's own request is resent with its body and header fields (W266).
    let own = documentState.settings.request
    request.add(own)
    return startNavigation(
      request, .reload, type: isForm ? .formResubmitted : .reload,
      .reload(bypassingCaches: bypassingCaches, own), resending: own)
  }

  /// Navigates to an item of the back-forward list (W208-W212, W255).
  @discardableResult
  func startTraversal(to item: WKBackForwardListItem?) -> WKNavigation? {
    let history = navigation.history
    guard let item, history.contains(item) else { return nil }
    let plan = Plan.traverse(
      entry: history.entry(of: item), resending: item.post,
      .restore(item.state, item.post.map(Plan.load) ?? plan(for: item.url)))
    if history.isOfSameDocument(item) { return beginSameDocumentTraversal(to: item, plan) }
    var request = URLRequest(url: item.url)
    request.add(item.post)
    return startNavigation(
      request, .traversal(item), type: .backForward, plan, resending: item.post)
  }

  /// Stores the app's POST request for the committed document in the current history item.
  func savePostRequest() {
    guard !navigation.history.isHidden, let item = navigation.history.item(at: 0) else { return }
    guard case .request(_, "POST", let headers, let body?, _) = documentState.settings.request
    else {
      item.post = nil
      return
    }
    let type = headers.filter { $0.key.lowercased() == "content-type" }
    item.post = .request(item.url, method: "POST", headers: type, body: body)
  }
}

extension URLRequest {
  /// Adopts the method, header fields and body of the app's request for the same URL.
  fileprivate mutating func add(_ own: PageRequest?) {
    guard case .request(_, let method, let headers, let body, _) = own else { return }
    httpMethod = method
    httpBody = body
    for (name, value) in headers { setValue(value, forHTTPHeaderField: name) }
  }
}
