import WebEngine

/// The page as its window controller sees it.
@PageActor
protocol WindowPage: PageContext {
  /// Removes and returns what awaits a policy decision.
  func removePending(_ identifier: Int) -> PagePolicy.Open?
  /// Removes and returns the popups that await a policy decision.
  func takePendingWindows() -> [PendingPopup]
  /// Stores a popup that a link or a form opens until its policy decision; returns its navigation.
  func hold(undecidedWindow window: PendingPopup) -> NavigationRequest
  /// Stores a popup until the app creates its web view; returns its description.
  func hold(window: PendingPopup) -> WindowRequest
}
