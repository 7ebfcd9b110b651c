/// A new tab, which is paused until its page is set up.
struct BlankTab: Sendable {
  /// The target identifier.
  let target: String
  /// The identifier of the session that is attached to the tab.
  let session: String
}
