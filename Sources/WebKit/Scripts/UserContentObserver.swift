/// A web view that observes changes of its user content; not retained.
@MainActor
struct UserContentObserver {
  weak var webView: WKWebView?
}
