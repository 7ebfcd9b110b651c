import Foundation

/// The system's requests to a running app, which go to the scene's delegate or, without one, to the app's
/// delegate.
extension UIApplication {
  /// Opens a URL in the app (S17.7).
  package func open(_ url: URL, from source: String?) {
    if let delegate = scene.delegate {
      let context = UIOpenURLContext(url: url, sourceApplication: source)
      delegate.scene(scene, openURLContexts: [context])
    } else {
      var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
      options[.sourceApplication] = source
      _ = delegate?.application(self, open: url, options: options)
    }
    scene.layOut()
  }

  /// Continues a user activity, such as a universal link (S17.8).
  package func continueActivity(_ activity: NSUserActivity) {
    if let delegate = scene.delegate {
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
    } else if let delegate {
      _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
    }
    scene.layOut()
  }

  /// Performs a quick action (S17.9).
  package func perform(
    _ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    if let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: shortcut, completionHandler: completion)
    } else if scene.delegate == nil, let delegate {
      delegate.application(self, performActionFor: shortcut, completionHandler: completion)
    } else {
      completion(false)
    }
    scene.layOut()
  }

  /// Delivers a remote notification (S17.11).
  package func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let delegate else { return completion(.noData) }
    let isThere: Void? = OptionalRequirement.implemented {
      delegate.application(
        self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
    }
    if isThere == nil { delegate.application(self, didReceiveRemoteNotification: userInfo) }
    scene.layOut()
  }

  /// Performs a background fetch (S17.12).
  package func performFetch(completion: @escaping (UIBackgroundFetchResult) -> Void) {
    guard let delegate else { return completion(.noData) }
    delegate.application(self, performFetchWithCompletionHandler: completion)
    scene.layOut()
  }

  /// Delivers the events of a background URL session (S17.13).
  package func handleEvents(ofSession identifier: String, completion: @escaping () -> Void) {
    guard let delegate else { return completion() }
    delegate.application(
      self, handleEventsForBackgroundURLSession: identifier, completionHandler: completion)
    scene.layOut()
  }

  /// Sends a memory warning (S17.4).
  package func warnOfLowMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in scene.windows {
      for controller in window.rootViewController?.presentationChain ?? [] {
        controller.forEachDescendant { $0.didReceiveMemoryWarning() }
      }
    }
    scene.layOut()
  }

  /// Informs the app of a significant time change (S17.5).
  package func changeTimeSignificantly() {
    delegate?.applicationSignificantTimeChange(self)
    NotificationCenter.default.post(name: Self.significantTimeChangeNotification, object: self)
    scene.layOut()
  }

  /// Informs the app that the user has taken a screenshot (S17.16).
  package func userDidTakeScreenshot() {
    NotificationCenter.default.post(name: Self.userDidTakeScreenshotNotification, object: self)
    scene.layOut()
  }

  /// Terminates the app, after it has entered the background (S17.3).
  package func terminate() {
    guard !system.hasEnded else { return }
    scene.enterBackground()
    system.hasEnded = true
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    scene.disconnect()
  }

  /// Sets the device token for remote notifications; `nil` makes registration fail.
  package func setDeviceToken(_ token: Data?) { system.deviceToken = token }
}
