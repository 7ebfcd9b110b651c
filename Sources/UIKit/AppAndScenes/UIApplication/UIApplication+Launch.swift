import Foundation

extension UIApplication {
  /// Launches an app: the application's delegate first, then the scene's if there is one (S2.18, S17.2).
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - sceneDelegate: The scene's delegate; `nil` to create the one of the configuration that the app's
  ///     delegate returns (S17.14).
  ///   - options: The reason for the launch.
  package func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    options: LaunchReason = LaunchReason()
  ) {
    self.delegate = delegate
    let values = options.launchOptions
    _ = delegate.application(self, willFinishLaunchingWithOptions: values)
    let takesShortcut =
      OptionalRequirement.implemented {
        delegate.application(self, didFinishLaunchingWithOptions: values)
      }
      ?? {
        delegate.applicationDidFinishLaunching(self)
        return true
      }()
    NotificationCenter.default.post(
      name: Self.didFinishLaunchingNotification, object: self, userInfo: values)
    if let sceneDelegate = sceneDelegate ?? configuredSceneDelegate(delegate, options) {
      scene.connect(to: sceneDelegate, options: options.connectionOptions)
    } else {
      scene.dispatch(.didBecomeActive)
      if let url = options.url { open(url, from: options.source) }
      if let activity = options.activity { continueActivity(activity) }
      if let shortcut = options.shortcut, takesShortcut { perform(shortcut) }
    }
    scene.layOut()
  }

  /// Creates the scene delegate of the configuration that the app's delegate returns; `nil` if it returns
  /// none.
  private func configuredSceneDelegate(
    _ delegate: any UIApplicationDelegate, _ reason: LaunchReason
  ) -> (any UISceneDelegate)? {
    let configuration = OptionalRequirement.implemented {
      delegate.application(
        self, configurationForConnecting: scene.session, options: reason.connectionOptions)
    }
    guard let configuration else { return nil }
    scene.session.storedConfiguration = configuration
    guard let type = configuration.delegateClass else { return nil }
    let object = (type as? NSObject.Type)?.makeObject(())
    guard let sceneDelegate = object as? any UISceneDelegate else {
      preconditionFailure("\(type) is not an NSObject that conforms to UISceneDelegate")
    }
    return sceneDelegate
  }
}
