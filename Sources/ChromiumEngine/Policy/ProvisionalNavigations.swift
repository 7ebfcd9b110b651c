import Foundation
import WebEngine

/// The navigations of a page's frames, from their announcement to their commit.
///
/// Chromium reports a navigation in parts: that the page requests it and why, that it starts, and that its
/// request is paused. The type combines them.
struct ProvisionalNavigations {
  /// A navigation that has started.
  private struct Navigation {
    var cause: NavigationRequest.Cause
    /// The URL with its fragment, which requests omit.
    var url: String
    /// Whether the app requested it, which needs no decision.
    var isRequestedByApp: Bool
    var isCauseKnown: Bool
    /// The frame that requested it; `nil` for the frame that navigates.
    var initiator: String?
    var redirectCount = 0
  }

  /// The last navigation that the page requested in each frame and that has not started.
  private var requested: [String: ProtocolEvents.FrameRequestedNavigation] = [:]
  /// The navigations that have started, by loader.
  private var started: [String: Navigation] = [:]

  // MARK: Events

  /// Handles a navigation that the page requests.
  mutating func didRequest(_ event: ProtocolEvents.FrameRequestedNavigation) {
    requested[event.frameId] = event
  }

  /// Handles the start of a navigation.
  mutating func didStart(_ event: ProtocolEvents.FrameStartedNavigating, isRequestedByApp: Bool) {
    var cause = NavigationRequest.Cause.other
    if event.navigationType.hasPrefix("history") || event.navigationType.hasPrefix("restore") {
      cause = .backForward
    } else if event.navigationType.hasPrefix("reload") {
      cause = .reload
    }
    let request = requested.removeValue(forKey: event.frameId)
    if let request { cause = Self.cause(forReason: request.reason) }
    started[event.loaderId] = Navigation(
      cause: cause, url: event.url, isRequestedByApp: isRequestedByApp,
      isCauseKnown: isRequestedByApp || request != nil || cause != .other)
  }

  /// Handles a redirect; returns the number of redirects.
  mutating func didRedirect(_ loader: String) -> Int {
    started[loader]?.redirectCount += 1
    return started[loader]?.redirectCount ?? 0
  }

  /// Handles a commit.
  mutating func didCommit(_ loader: String) { started[loader] = nil }

  /// Handles a frame that was removed.
  mutating func didRemove(_ frame: String) { requested[frame] = nil }

  /// Sets the cause of a navigation whose request by the page was reported after its start.
  mutating func resolveCause(of loader: String, in frame: String) {
    guard let event = requested.removeValue(forKey: frame) else { return }
    started[loader]?.cause = Self.cause(forReason: event.reason)
    started[loader]?.isCauseKnown = true
  }

  /// Sets the frame that requested a navigation; `nil` for the frame that navigates.
  mutating func setInitiator(_ frame: String?, of loader: String) {
    started[loader]?.initiator = frame
  }

  /// Returns the cause for a `Page.ClientNavigationReason`.
  private static func cause(forReason reason: String) -> NavigationRequest.Cause {
    switch reason {
    case "anchorClick": .link
    case "formSubmissionGet", "formSubmissionPost": .form
    case "reload": .reload
    default: .other
    }
  }

  // MARK: Navigations

  /// Returns whether the page requests a navigation that has not started.
  func isRequestedByPage(_ frame: String, _ url: String) -> Bool { requested[frame]?.url == url }

  /// Returns whether the app requested a navigation, which needs no decision.
  func isRequestedByApp(_ loader: String) -> Bool { started[loader]?.isRequestedByApp ?? false }

  /// Returns whether a navigation has started whose cause was not reported.
  func isCauseMissing(of loader: String) -> Bool { started[loader]?.isCauseKnown == false }

  /// Returns the cause of a navigation.
  func cause(of loader: String) -> NavigationRequest.Cause { started[loader]?.cause ?? .other }

  /// Returns the URL of a navigation before its redirects, with its fragment.
  func url(of loader: String) -> String? { started[loader]?.url }

  /// Returns the frame that requested a navigation; `nil` for the frame that navigates.
  func initiator(of loader: String) -> String? { started[loader]?.initiator }
}
