import WebEngine

/// The opener of a popup.
struct WindowOpener {
  /// The frame that opened the popup.
  let frame: PageFrame
  /// The way in which the frame opened it.
  let opening: PendingPopup.Opening
}
