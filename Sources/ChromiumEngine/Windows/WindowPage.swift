import WebEngine

/// The requirements of a page's window controller.
@PageActor
protocol WindowPage: PageContext {
  /// Removes and returns a pending policy decision.
  func removeDecision(_ identifier: Int) -> PendingDecision?
  /// Removes and returns the popups that wait for a policy decision or their web view.
  func removePopups() -> [PendingPopup]
  /// Adds the navigation of a link or a form that opened a popup to the pending decisions, and returns it.
  func addNavigation(for popup: PendingPopup) -> NavigationRequest
  /// Adds a popup that needs a web view of the app to the pending decisions, and returns its description.
  func addWindowRequest(for popup: PendingPopup) -> WindowRequest
}
