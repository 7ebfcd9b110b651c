/// A web view that follows the changes of its user content, which does not keep it.
@MainActor
struct UserContentFollower {
  weak var webView: WKWebView?
}
