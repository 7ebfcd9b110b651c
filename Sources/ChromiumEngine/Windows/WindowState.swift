import EngineSupport
import WebEngine

/// The state of the popups that a page opens.
struct WindowState {
  /// The URL of the link that was clicked last.
  var clickedLink: String?
  /// The URL of the last clicked link whose default action no script prevented.
  var followedLink: String?
  /// The form that was last submitted to another frame or a window.
  var submittedForm: SubmittedForm?
  /// The time and frame of the last followed link or submitted form.
  var lastActivation: (time: ContinuousClock.Instant, frame: String)?
  /// The identifier of the tab whose page opened this one.
  var openerTarget: String?
  /// The popups that were announced and have not appeared, in order.
  var pendingOpenings: [PendingPopup.Opening] = []
  /// A Boolean value that indicates whether the page is a popup without a URL that has not loaded a document.
  var isBlank = false
  /// The opener of the page; `nil` if the app opened it.
  var opener: WindowOpener?

  /// The time for which a link or form is considered the source of a navigation.
  private static let activationLifetime: Duration = .seconds(2)

  /// Returns the opening of a popup, and clears the recorded links and forms, each of which opens one popup.
  mutating func opening(for event: WindowEvents.Open) -> PendingPopup.Opening {
    if let lastActivation, .now - lastActivation.time >= Self.activationLifetime {
      (followedLink, submittedForm) = (nil, nil)
    }
    defer { (clickedLink, followedLink, submittedForm) = (nil, nil, nil) }
    // Links with `target="_blank"` imply `noopener`, which few scripts pass.
    let isLink =
      followedLink == event.url
      || (clickedLink == event.url && event.windowFeatures.contains("noopener"))
    let form = isLink ? nil : submittedForm.flatMap { $0.matches(event.url) ? $0 : nil }
    return PendingPopup.Opening(
      cause: isLink ? .link : form != nil ? .form : .other,
      url: event.url == "about:blank" ? "" : event.url,
      features: WindowFeatures(chromium: event.windowFeatures), hasUserGesture: event.userGesture,
      form: form)
  }

  /// Clears the links and forms when another document is committed.
  mutating func clearActivations() { (clickedLink, followedLink, submittedForm) = (nil, nil, nil) }

  /// Returns the frame whose link or form just started a navigation to a URL; `nil` for none.
  func source(of url: String) -> String? {
    guard let lastActivation, .now - lastActivation.time < Self.activationLifetime else {
      return nil
    }
    return followedLink == url || submittedForm?.matches(url) == true ? lastActivation.frame : nil
  }

  /// Returns the link or form that just started a navigation in another window, and its frame.
  ///
  /// A link or form is returned only once (W219).
  mutating func consumeSource(of url: String) -> (cause: NavigationRequest.Cause, frame: String)? {
    guard let frame = source(of: url) else { return nil }
    let isLink = followedLink == url
    clearActivations()
    lastActivation = nil
    return (isLink ? .link : .form, frame)
  }
}
