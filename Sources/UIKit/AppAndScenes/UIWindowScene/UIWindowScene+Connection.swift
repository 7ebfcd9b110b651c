import Foundation

extension UIWindowScene {
  /// Connects the scene to a delegate, with the callbacks in the order of S2.18.
  package func connect(to delegate: any UISceneDelegate, options: ConnectionOptions? = nil) {
    activationState = .unattached
    self.delegate = delegate
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: self)
    delegate.scene(self, willConnectTo: session, options: options ?? ConnectionOptions())
    layOut()
    activationState = .foregroundInactive
    dispatch(.willEnterForeground)
    layOut()
    activationState = .foregroundActive
    dispatch(.didBecomeActive)
    layOut()
  }

  /// Disconnects the scene from the app (S17.15).
  package func disconnect() {
    guard activationState != .unattached else { return }
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
  }

  /// Disconnects the scene and discards its session, as closing it in the app switcher does (S17.15).
  package func discard() {
    enterBackground()
    disconnect()
    guard let application = Runtime.environment?.application else { return }
    application.delegate?.application(application, didDiscardSceneSessions: [session])
  }
}
