public import Foundation

/// One instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Constants for the running states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// Options for opening a URL.
  open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that determines whether a universal link is opened only in the app that it
    /// belongs to; `false` by default.
    open var universalLinksOnly: Bool = false
  }

  /// The object that manages the scene's life-cycle events.
  open var delegate: (any UISceneDelegate)?

  /// The current running state of the scene.
  open internal(set) var activationState: ActivationState = .unattached

  /// The title of the scene in the app switcher.
  open var title: String! = ""

  /// The text below the title in the app switcher of a Mac; not shown here.
  open var subtitle: String = ""

  /// The session of the scene.
  open internal(set) lazy var session: UISceneSession = makeSession()

  private func makeSession() -> UISceneSession {
    let session = UISceneSession()
    session.ownScene = self
    return session
  }

  /// The next responder: the app.
  open override var next: UIResponder? { Runtime.environment?.application }
}

// Not in the class: the handler's attributes would give the method two names (source-compat.md, 3.1.1).
extension UIScene {
  /// Opens a URL in the app that handles its scheme, as `UIApplication.open` does.
  ///
  /// - Parameter completion: The closure to call on the main actor; it receives whether there is
  ///   such an app.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Runtime.require("UIScene.open").application.open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false],
      completionHandler: completion)
  }
}
