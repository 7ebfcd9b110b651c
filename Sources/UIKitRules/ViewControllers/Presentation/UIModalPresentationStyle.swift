/// Constants for the modal presentation styles of view controllers.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's default: a sheet from iOS 13 on, full screen before.
  case automatic = -2
  /// The controller is not presented.
  case none = -1
  /// The presentation covers the screen, and the content below is removed.
  case fullScreen = 0
  /// A sheet as wide as a page.
  case pageSheet = 1
  /// A sheet in the center of the screen.
  case formSheet = 2
  /// Over the content of the controller that defines the presentation context, which is removed.
  case currentContext = 3
  /// Managed by the presentation controller of the transitioning delegate.
  case custom = 4
  /// The presentation covers the screen, and the content below stays visible.
  case overFullScreen = 5
  /// Over the content of the controller that defines the presentation context, which stays.
  case overCurrentContext = 6
  /// A popover beside its source.
  case popover = 7
}
