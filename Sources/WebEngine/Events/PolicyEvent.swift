/// A request for a policy decision of the app.
public enum PolicyEvent: Sendable, Equatable {
  /// A navigation waits for ``WebPageNavigating/decide(_:_:)``.
  case decideNavigation(NavigationRequest)
  /// A response waits for ``WebPageNavigating/decide(_:_:)``.
  case decideResponse(NavigationResponse)
  /// A popup waits for ``WebPageWindows/openWindow(_:_:)`` or ``WebPageWindows/refuseWindow(_:)``.
  case requestPopup(WindowRequest)
  /// A script requests access to a capability of the device; decided with
  /// ``WebPageMedia/decide(_:isGranted:)``.
  case requestPermission(PermissionRequest)
}
