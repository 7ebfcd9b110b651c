import Foundation

/// The app that is running on the device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Constants for the running states of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and receives no events.
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

  let scene: UIWindowScene
  var system = ApplicationState()
  /// The URLs that the app has passed to the system, oldest first.
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

  /// The next responder: the delegate, if it is a responder other than the application.
  open override var next: UIResponder? {
    let responder = delegate as? UIResponder
    return responder === self || responder is UIScene ? nil : responder
  }

  /// The app's connected scenes; there is exactly one.
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

  /// The orientations that the device supports: all on an iPad, all but upside down on an iPhone.
  var orientationsOfDevice: UIInterfaceOrientationMask {
    scene.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Dispatches an event to the windows of its touches.
  ///
  /// It drops events between ``beginIgnoringInteractionEvents()`` and its end.
  open func sendEvent(_ event: UIEvent) {
    guard system.ignoring == 0 else { return }
    var windows: [UIWindow] = []
    for window in event.touches.compactMap(\.window) where !windows.contains(window) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends an action to a target, or to the first object in the responder chain that implements it
  /// (S17.19).
  ///
  /// - Parameters:
  ///   - action: The selector of the method.
  ///   - target: The object; `nil` for the first object in the responder chain that responds to it,
  ///     beginning with the first responder, or with the sender if there is none.
  ///   - sender: The object to pass as the sender.
  ///   - event: The event to pass.
  /// - Returns: Whether an object handled the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { dispatch(action, to: target, from: sender, for: event) }

  /// A Boolean value that determines whether the device stays awake; `false` by default.
  ///
  /// Devices here never sleep.
  open var isIdleTimerDisabled: Bool {
    get { system.isIdleTimerDisabled }
    set { system.isIdleTimerDisabled = newValue }
  }

  /// The number on the app's icon; 0, the default, shows none.
  open var applicationIconBadgeNumber: Int {
    get { system.badgeNumber }
    set { system.badgeNumber = max(0, newValue) }
  }

  /// The shortcuts that the app adds to its icon's menu; `nil` by default.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { system.shortcutItems }
    set { system.shortcutItems = newValue }
  }
}
