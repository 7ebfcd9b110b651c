import Foundation

/// The app's way between foreground and background (S2.35).
extension UIWindowScene {
  /// Makes the app resign active while it stays visible, because something covers it.
  package func resignActive() {
    guard activationState == .foregroundActive else { return }
    dispatch(.willResignActive)
    activationState = .foregroundInactive
    layOut()
  }

  /// Makes the app active again after what covered it was dismissed.
  package func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    dispatch(.didBecomeActive)
    layOut()
  }

  /// Moves the scene to the background: it resigns active first.
  package func enterBackground() {
    guard activationState == .foregroundActive || activationState == .foregroundInactive else {
      return
    }
    if activationState == .foregroundActive {
      dispatch(.willResignActive)
      activationState = .foregroundInactive
    }
    activationState = .background
    Runtime.shared(BackgroundTasks.self).enterBackground()
    dispatch(.didEnterBackground)
    // S17.17: called after the delegate has been informed.
    if let delegate {
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: self)
    }
    layOut()
  }

  /// Returns the app to the foreground and makes it active.
  package func enterForeground() {
    guard activationState == .background else { return }
    Runtime.shared(BackgroundTasks.self).enterForeground()
    dispatch(.willEnterForeground)
    activationState = .foregroundInactive
    layOut()
    activationState = .foregroundActive
    dispatch(.didBecomeActive)
    layOut()
  }

  /// Tells the delegate of the scene, or of an app without one, and then observers.
  func dispatch(_ event: LifeCycleEvent) {
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
