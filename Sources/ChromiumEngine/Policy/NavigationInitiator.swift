import WebEngine

/// The frame that requested a navigation, and how.
struct NavigationInitiator {
  /// The cause of the navigation.
  let cause: NavigationRequest.Cause
  /// The frame whose link, form or script requested it.
  let frame: PageFrame
}
