/// A tab that was made for a page, and that waits before it does anything.
struct BlankTab: Sendable {
  /// Chromium's name for it.
  let target: String
  /// Chromium's name for the line to it.
  let session: String
}
