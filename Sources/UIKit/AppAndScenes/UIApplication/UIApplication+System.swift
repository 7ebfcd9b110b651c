public import Foundation

extension UIApplication {
  /// The content size category that the user has selected, as in the scene's traits.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    scene.traitCollection.preferredContentSizeCategory
  }

  /// A Boolean value that determines whether the status bar shows network activity; status bars beside a
  /// sensor housing never show it.
  @available(*, deprecated, message: "Show the activity in the app instead.")
  public var isNetworkActivityIndicatorVisible: Bool {
    get { system.isNetworkActivityIndicatorVisible }
    set { system.isNetworkActivityIndicatorVisible = newValue }
  }

  /// A Boolean value that determines whether shaking the device offers to undo; `true` by default.
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

  /// Suspends the handling of touches until ``endIgnoringInteractionEvents()``; calls can be nested.
  @available(*, deprecated, message: "Use the isUserInteractionEnabled of views instead.")
  public func beginIgnoringInteractionEvents() { system.ignoring += 1 }

  /// Ends one suspension of touch handling; touches are delivered again after the last one.
  @available(*, deprecated, message: "Use the isUserInteractionEnabled of views instead.")
  public func endIgnoringInteractionEvents() { system.ignoring = max(0, system.ignoring - 1) }

  /// A Boolean value that indicates whether the handling of touches is suspended.
  @available(*, deprecated, message: "Use the isUserInteractionEnabled of views instead.")
  public var isIgnoringInteractionEvents: Bool { system.ignoring > 0 }

  // MARK: Icons

  /// A Boolean value that indicates whether the app can change its icon: always `false` here.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the alternate icon; always `nil` here.
  public var alternateIconName: String? { nil }

  /// Changes the app's icon; completes with an error, because ``supportsAlternateIcons`` is `false`.
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

  /// The sessions of the app's scenes; there is exactly one.
  public var openSessions: Set<UISceneSession> {
    scene.activationState == .unattached ? [] : [scene.session]
  }

  /// A Boolean value that indicates whether the app can have several scenes: always `false` here.
  public var supportsMultipleScenes: Bool { false }

  /// Requests another scene; calls the handler with an error, because ``supportsMultipleScenes`` is `false`.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, sceneSession === scene.session { return scene.enterForeground() }
    errorHandler?(Self.noMoreScenes)
  }

  /// Requests the destruction of a scene, and tells the app's delegate that the session was discarded
  /// (S17.15).
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

  /// Requests an update of the snapshot of a background scene, which is laid out again.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { scene.layOut() }

  /// The error of a request for a scene that cannot be created.
  private static var noMoreScenes: NSError {
    NSError(
      domain: "UISceneErrorDomain", code: 0,
      userInfo: [NSLocalizedDescriptionKey: "The app does not support multiple scenes."])
  }
}
