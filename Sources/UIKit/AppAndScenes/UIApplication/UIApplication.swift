import Foundation

/// The app that is running on the device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Constants for the running states of an app.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active = 0
    /// In the foreground, receiving no events.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// Keys of the launch options dictionary.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let scene: UIWindowScene
  /// The addresses that the app has handed to the system, oldest first.
  package final var openedURLs: [URL] = []
  /// The schemes, in lower case, of apps that count as installed.
  package final var appSchemes: Set<String> = []

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The app on the device that was booted last.
  open class var shared: UIApplication { Runtime.require("UIApplication.shared").application }

  /// The delegate of the app object.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The app's connected scenes; there is one.
  open var connectedScenes: Set<UIScene> {
    scene.activationState == .unattached ? [] : [scene]
  }

  /// The current running state of the app.
  open var applicationState: State {
    switch scene.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// The windows of the app, from back to front.
  open var windows: [UIWindow] { scene.windows.filter { !$0.isHidden } }

  /// The key window of the app; `nil` if there is none.
  open var keyWindow: UIWindow? { scene.keyWindow }

  /// The layout direction of the device's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    scene.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the interface orientations that the app supports in a window.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let result = OptionalRequirement.implemented {
      delegate?.application(self, supportedInterfaceOrientationsFor: window)
    }
    return (result ?? nil) ?? orientationsOfDevice
  }

  /// What the device allows: everything on a pad, all but upside down on a phone.
  var orientationsOfDevice: UIInterfaceOrientationMask {
    scene.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Dispatches an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for window in event.touches.compactMap(\.window) where !windows.contains(window) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Launches an app: the application's delegate first, then the scene's if there is one (S2.18).
  package func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil
  ) {
    self.delegate = delegate
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    if let sceneDelegate {
      scene.connect(to: sceneDelegate)
    } else {
      scene.tell(.didBecomeActive)
    }
    scene.layOut()
  }
}
