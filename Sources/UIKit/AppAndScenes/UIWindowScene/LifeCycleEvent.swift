import Foundation

/// The transitions of an app between foreground and background.
enum LifeCycleEvent {
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground

  var sceneNotification: NSNotification.Name {
    switch self {
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    }
  }

  var applicationNotification: NSNotification.Name {
    switch self {
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    }
  }
}
