import WebEngine

/// What a page's windows depend on.
@PageActor
protocol WindowPage: PageContext {
  /// Removes what awaits a policy decision.
  func takePending(_ identifier: Int) -> PagePolicy.Open?
  /// Removes the windows that await a policy decision.
  func takePendingWindows() -> [PendingPopup]
  /// Keeps a window that a link or a form opens until its policy decision, and describes its navigation.
  func hold(askedWindow window: PendingPopup) -> NavigationRequest
  /// Keeps a window until it is decided who shows it, and describes it.
  func hold(window: PendingPopup) -> WindowRequest
}
