import Foundation

/// The app's way between foreground and background (S2.35).
extension UIWindowScene {
  /// Moves the scene to the background: it resigns active first.
  package func enterBackground() {
    guard activationState == .foregroundActive || activationState == .foregroundInactive else {
      return
    }
    if activationState == .foregroundActive {
      tell(.willResignActive)
      activationState = .foregroundInactive
    }
    activationState = .background
    tell(.didEnterBackground)
    layOut()
  }

  /// The user comes back to the app: it is about to be seen, then active.
  package func enterForeground() {
    guard activationState == .background else { return }
    tell(.willEnterForeground)
    activationState = .foregroundInactive
    layOut()
    activationState = .foregroundActive
    tell(.didBecomeActive)
    layOut()
  }

  /// Tells the delegate of the scene, or of an app without one, and then observers.
  func tell(_ event: LifeCycleEvent) {
    if let delegate {
      switch event {
      case .willEnterForeground: delegate.sceneWillEnterForeground(self)
      case .didBecomeActive: delegate.sceneDidBecomeActive(self)
      case .willResignActive: delegate.sceneWillResignActive(self)
      case .didEnterBackground: delegate.sceneDidEnterBackground(self)
      }
    } else if let application = Runtime.environment?.application {
      let delegate = application.delegate
      switch event {
      case .willEnterForeground: delegate?.applicationWillEnterForeground(application)
      case .didBecomeActive: delegate?.applicationDidBecomeActive(application)
      case .willResignActive: delegate?.applicationWillResignActive(application)
      case .didEnterBackground: delegate?.applicationDidEnterBackground(application)
      }
    }
    let center = NotificationCenter.default
    center.post(name: event.sceneNotification, object: self)
    center.post(name: event.applicationNotification, object: Runtime.environment?.application)
  }
}
