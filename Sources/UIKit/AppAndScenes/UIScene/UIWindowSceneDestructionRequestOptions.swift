/// Options for closing a scene of windows.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Constants for how a scene leaves the screen.
  public enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// As for work that is done.
    case commit = 2
    /// As for work that is given up.
    case decline = 3
  }

  /// The animation with which the scene leaves; nothing is animated between scenes here.
  open var windowDismissalAnimation: DismissalAnimation = .standard
}
