/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes: a sheet from iOS 13 on, the full screen before.
  case automatic = -2
  /// Not presented.
  case none = -1
  /// Over the full screen; what is below goes.
  case fullScreen = 0
  /// A sheet as wide as a page.
  case pageSheet = 1
  /// A sheet in the middle.
  case formSheet = 2
  /// Over the controller that defines the context; what is below goes.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Over the full screen; what is below stays.
  case overFullScreen = 5
  /// Over the controller that defines the context; what is below stays.
  case overCurrentContext = 6
  /// A popover beside what it points at.
  case popover = 7
}
