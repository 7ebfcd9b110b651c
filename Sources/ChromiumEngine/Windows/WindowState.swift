import WebEngine

/// What a page knows of the windows that it opens.
struct WindowState {
  /// The link that was clicked last.
  var pressed: String?
  /// The link that was clicked last and that no script took.
  var followed: String?
  /// The form that was sent last to where another frame or a window shows what comes.
  var sentForm: SentForm?
  /// When a link was clicked or such a form was sent last, and in which frame.
  var lastAct: (time: ContinuousClock.Instant, frame: String)?
  /// The identifier of the tab whose page opened this one.
  var openerTarget: String?
  /// The windows that are about to appear, in their order.
  var wanted: [PendingPopup.Want] = []
  /// Whether the page is a window that was opened without an address, and shows nothing else yet.
  var isBlank = false
  /// What opened this page, where a page did.
  var opener: WindowOpener?

  /// How long a link or a form counts as what asks for a load.
  private static let memory: Duration = .seconds(2)

  /// Finds out what asked for a window; what is known of clicks is used up.
  mutating func want(_ event: WindowEvents.Open) -> PendingPopup.Want {
    if let lastAct, .now - lastAct.time >= Self.memory { (followed, sentForm) = (nil, nil) }
    defer { (pressed, followed, sentForm) = (nil, nil, nil) }
    // Links to nameless windows hide their opener unless they say otherwise; few scripts do.
    let isLink =
      followed == event.url
      || (pressed == event.url && event.windowFeatures.contains("noopener"))
    let form = isLink ? nil : sentForm.flatMap { $0.leads(to: event.url) ? $0 : nil }
    return PendingPopup.Want(
      cause: isLink ? .link : form != nil ? .form : .other,
      url: event.url == "about:blank" ? "" : event.url,
      features: WindowFeatures(chromium: event.windowFeatures), hasUserGesture: event.userGesture,
      form: form)
  }

  /// Another document is shown: what was done in the last one asks for nothing more here.
  mutating func forgetActs() { (pressed, followed, sentForm) = (nil, nil, nil) }

  /// The frame in which a link or a form asked just now for a load; `nil` where none did.
  func source(of url: String) -> String? {
    guard let lastAct, .now - lastAct.time < Self.memory else { return nil }
    return followed == url || sentForm?.leads(to: url) == true ? lastAct.frame : nil
  }

  /// Finds out what of a page asked just now for a load in another window, and in which frame; that
  /// is used up (W219).
  mutating func claim(_ url: String) -> (cause: NavigationRequest.Cause, frame: String)? {
    guard let frame = source(of: url) else { return nil }
    let isLink = followed == url
    forgetActs()
    lastAct = nil
    return (isLink ? .link : .form, frame)
  }
}
