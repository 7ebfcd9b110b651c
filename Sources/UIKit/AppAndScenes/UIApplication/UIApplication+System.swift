public import Foundation

extension UIApplication {
  /// The text size that the user has chosen, as in the scene's traits.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    scene.traitCollection.preferredContentSizeCategory
  }

  /// A Boolean value that determines whether the status bar shows network activity; no status bar with a
  /// sensor housing does.
  @available(*, deprecated, message: "Show the activity in the app instead.")
  public var isNetworkActivityIndicatorVisible: Bool {
    get { system.isNetworkActivityIndicatorVisible }
    set { system.isNetworkActivityIndicatorVisible = newValue }
  }

  /// A Boolean value that determines whether shaking the device asks to undo; `true` by default.
  public var applicationSupportsShakeToEdit: Bool {
    get { system.supportsShakeToEdit }
    set { system.supportsShakeToEdit = newValue }
  }

  /// The frame of the status bar on the screen, in points; zero while it is hidden.
  @available(*, deprecated, message: "Use the statusBarManager of the window scene instead.")
  public var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }

  /// A Boolean value that indicates whether the status bar is hidden.
  @available(*, deprecated, message: "Use the statusBarManager of the window scene instead.")
  public var isStatusBarHidden: Bool { scene.statusBarManager?.isStatusBarHidden ?? true }

  /// The style of the status bar.
  @available(*, deprecated, message: "Use the statusBarManager of the window scene instead.")
  public var statusBarStyle: UIStatusBarStyle { scene.statusBarManager?.statusBarStyle ?? .default }

  // MARK: Events

  /// Drops touches until ``endIgnoringInteractionEvents()``; the calls can be nested.
  @available(*, deprecated, message: "Use the isUserInteractionEnabled of views instead.")
  public func beginIgnoringInteractionEvents() { system.ignoring += 1 }

  /// Ends one suspension of touch handling; touches are delivered again after the last one.
  @available(*, deprecated, message: "Use the isUserInteractionEnabled of views instead.")
  public func endIgnoringInteractionEvents() { system.ignoring = max(0, system.ignoring - 1) }

  /// A Boolean value that indicates whether touches are dropped.
  @available(*, deprecated, message: "Use the isUserInteractionEnabled of views instead.")
  public var isIgnoringInteractionEvents: Bool { system.ignoring > 0 }

  // MARK: Icons

  /// A Boolean value that indicates whether the app may change its icon: `false`, for it has none here.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown in place of the app's; always `nil` here.
  public var alternateIconName: String? { nil }

  /// Changes the app's icon: completes with an error, as ``supportsAlternateIcons`` says.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3328,
      userInfo: [NSLocalizedDescriptionKey: "The requested operation couldn't be completed."])
    Task { completionHandler?(error) }
  }

  // MARK: Scenes

  /// The sessions of the app's scenes: that of the one scene.
  public var openSessions: Set<UISceneSession> {
    scene.activationState == .unattached ? [] : [scene.session]
  }

  /// A Boolean value that indicates whether the app may have several scenes: `false` here.
  public var supportsMultipleScenes: Bool { false }

  /// Asks for another scene: calls the handler with an error, as ``supportsMultipleScenes`` says.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, sceneSession === scene.session { return scene.enterForeground() }
    errorHandler?(Self.noMoreScenes)
  }

  /// Closes a scene, and tells the app's delegate that it was discarded (S17.15).
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession === scene.session, scene.activationState != .unattached else {
      errorHandler?(Self.noMoreScenes)
      return
    }
    scene.discard()
  }

  /// Updates what the app switcher shows of a scene that is in the background: lays it out.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { scene.layOut() }

  /// The error of UIKit's scenes that cannot be had.
  private static var noMoreScenes: NSError {
    NSError(
      domain: "UISceneErrorDomain", code: 0,
      userInfo: [NSLocalizedDescriptionKey: "The app does not support multiple scenes."])
  }
}
