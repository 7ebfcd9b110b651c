import WebEngine

/// A window that Chromium has made and that waits before it loads anything.
struct PendingPopup: Sendable {
  /// The identifier of its tab.
  let target: String
  /// The identifier of the session that is attached to it.
  let session: String
  /// The frame that asked for it.
  let openerFrame: String?
  /// Whether its page can access its opener, whose script waits for it then.
  let seesOpener: Bool
  /// What its opener said of it.
  var want: Want = Want(cause: .other, url: "", features: WindowFeatures(), hasUserGesture: true)

  /// What a page says of a window right before Chromium makes it.
  struct Want: Sendable {
    /// What asked for it.
    var cause: NavigationRequest.Cause
    /// The address; empty for none.
    var url: String
    /// What it is to look like.
    var features: WindowFeatures
    /// Whether a gesture of the user led to it.
    var hasUserGesture: Bool
    /// The form that is sent to it; `nil` for anything else.
    var form: SentForm?
  }
}
