import WebEngine

/// What opened a page's window.
struct WindowOpener {
  /// The frame that asked for the window.
  let frame: PageFrame
  /// What it said of the window.
  let want: PendingPopup.Want
}
