import EngineSupport
import Foundation
import WebEngine

/// A popup that Chromium has created, and that is paused before it loads anything.
struct PendingPopup: Sendable {
  /// The target identifier of its tab.
  let target: String
  /// The identifier of the session that is attached to the tab.
  let session: String
  /// The frame that opened it.
  let openerFrame: String?
  /// A Boolean value that indicates whether its page can access its opener, whose script is then blocked.
  let canAccessOpener: Bool
  /// The way in which it was opened.
  var opening = Opening(cause: .other, url: "", features: WindowFeatures(), hasUserGesture: true)

  /// The URL to load; `about:blank` for none.
  var url: URL { URL(address: opening.url) ?? .blankDocument }

  /// The way in which a page opened a popup, reported just before Chromium creates it.
  struct Opening: Sendable {
    /// The cause of the navigation.
    var cause: NavigationRequest.Cause
    /// The URL; empty for none.
    var url: String
    /// The window features.
    var features: WindowFeatures
    /// A Boolean value that indicates whether the page had a user gesture.
    var hasUserGesture: Bool
    /// The form that is submitted to it; `nil` for any other navigation.
    var form: SubmittedForm?
  }
}
