import Foundation

/// The app's way between foreground and background (S2.35).
extension UIWindowScene {
  /// Something covers the app: it resigns active and stays in sight.
  package func resignActive() {
    guard activationState == .foregroundActive else { return }
    tell(.willResignActive)
    activationState = .foregroundInactive
    layOut()
  }

  /// What has covered the app is gone: it becomes active again.
  package func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    tell(.didBecomeActive)
    layOut()
  }

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
    Runtime.shared(BackgroundTasks.self).enterBackground()
    tell(.didEnterBackground)
    // S17.17: asked for after the delegate has been told.
    if let delegate {
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: self)
    }
    layOut()
  }

  /// The user comes back to the app: it is about to be seen, then active.
  package func enterForeground() {
    guard activationState == .background else { return }
    Runtime.shared(BackgroundTasks.self).enterForeground()
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
