import Foundation
import WebEngine

/// A window that Chromium has made and that waits before it loads anything.
struct PendingPopup: Sendable {
  /// Chromium's name for it.
  let target: String
  /// Chromium's name for the line to it.
  let session: String
  /// The frame that asked for it.
  let openerFrame: String?
  /// Whether its page sees the one that opened it; the script that asked for it waits then.
  let seesOpener: Bool
  /// What its opener said of it.
  var want: Want = Want(cause: .other, url: "", features: WindowFeatures(), isByUser: true)

  /// What a page says of a window right before Chromium makes it.
  struct Want: Sendable {
    /// What asked for it.
    var cause: NavigationRequest.Cause
    /// The address; empty for none.
    var url: String
    /// What it is to look like.
    var features: WindowFeatures
    /// Whether a gesture of the user led to it.
    var isByUser: Bool
    /// The form that is sent to it; `nil` for anything else.
    var form: SentForm?
  }
}

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
  /// Chromium's name for the tab whose page opened this one.
  var openerTarget: String?
  /// The windows that are about to appear, in their order.
  var wanted: [PendingPopup.Want] = []
  /// Whether the page is a window that was opened without an address, and shows nothing else yet.
  var isBlank = false
  /// What opened this page, where a page did.
  var opener: (frame: PageFrame, want: PendingPopup.Want)?

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
      features: WindowFeatures(chromium: event.windowFeatures), isByUser: event.userGesture,
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

extension WindowFeatures {
  /// Reads what Blink makes of a script's third argument: the bars that there are, and lengths.
  ///
  /// Without an argument all bars are named and no length; with one, those that it does not name
  /// are not there, as in WebKit's WindowFeatures.cpp.
  init(chromium words: [String]) {
    self.init()
    func length(_ name: String) -> Double? {
      words.first { $0.hasPrefix("\(name)=") }.flatMap { Double($0.dropFirst(name.count + 1)) }
    }
    (x, y) = (length("left"), length("top"))
    (width, height) = (length("width"), length("height"))
    let bars = ["menubar", "toolbar", "status", "scrollbars"]
    guard !bars.allSatisfy(words.contains) || width != nil || height != nil || x != nil || y != nil
    else { return }
    hasMenuBar = words.contains("menubar")
    hasToolbars = words.contains("toolbar")
    hasStatusBar = words.contains("status")
    isResizable = words.contains("resizable")
  }
}
