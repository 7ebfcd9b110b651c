/// The options of a request to destroy a window scene.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Constants that specify the animation with which the scene's windows are dismissed.
  public enum DismissalAnimation: Int, Sendable {
    /// The standard animation.
    case standard = 1
    /// The animation for a scene whose work was saved.
    case commit = 2
    /// The animation for a scene whose work was discarded.
    case decline = 3
  }

  /// The animation with which the scene's windows are dismissed, which has no effect here.
  open var windowDismissalAnimation: DismissalAnimation = .standard
}
