import Foundation
import Testing
import UIKit

@Suite("App and scene life cycle callbacks")
@MainActor
struct LifeCycleTests {
  @MainActor
  private final class Log: NSObject {
    var calls: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    /// Logs each notification with the app's state at that time.
    func follow(_ names: [NSNotification.Name]) {
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in MainActor.assumeIsolated { self?.note(name.rawValue) }
          })
      }
    }

    private func note(_ name: String) {
      calls.append("\(name) \(UIApplication.shared.applicationState)")
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func applicationWillEnterForeground(_ application: UIApplication) {
      log.calls.append("app willEnterForeground \(application.applicationState)")
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      log.calls.append("app didBecomeActive \(application.applicationState)")
    }
    func applicationWillResignActive(_ application: UIApplication) {
      log.calls.append("app willResignActive \(application.applicationState)")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      log.calls.append("app didEnterBackground \(application.applicationState)")
    }
  }

  private final class SceneDelegate: UIResponder, UISceneDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func sceneWillEnterForeground(_ scene: UIScene) {
      log.calls.append("scene willEnterForeground")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log.calls.append("scene didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { log.calls.append("scene willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.calls.append("scene didEnterBackground") }
  }

  private let scene = bootTestScene()
  private let log = Log()

  @Test("S2.35 without a scene delegate the app delegate is called, then notifications are posted")
  func appDelegateWithoutSceneDelegate() {
    let delegate = AppDelegate(log)
    log.follow([
      UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification,
    ])
    defer { log.stop() }
    UIApplication.shared.launch(delegate)
    #expect(
      log.take() == [
        "UIApplicationDidFinishLaunchingNotification active", "app didBecomeActive active",
        "UIApplicationDidBecomeActiveNotification active",
      ])
    scene.enterBackground()
    #expect(
      log.take() == [
        "app willResignActive active", "UIApplicationWillResignActiveNotification active",
        "app didEnterBackground background",
        "UIApplicationDidEnterBackgroundNotification background",
      ])
    // There already.
    scene.enterBackground()
    #expect(log.take().isEmpty)
    scene.enterForeground()
    #expect(
      log.take() == [
        "app willEnterForeground background",
        "UIApplicationWillEnterForegroundNotification background", "app didBecomeActive active",
        "UIApplicationDidBecomeActiveNotification active",
      ])
    scene.enterForeground()
    #expect(log.take().isEmpty)
  }

  @Test(
    "S2.35 a scene delegate is called instead of the app delegate; both notifications are posted")
  func sceneDelegate() {
    let delegate = SceneDelegate(log)
    let appDelegate = AppDelegate(log)
    UIApplication.shared.launch(appDelegate, sceneDelegate: delegate)
    #expect(log.take() == ["scene willEnterForeground", "scene didBecomeActive"])
    log.follow([
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.didEnterBackgroundNotification,
    ])
    defer { log.stop() }
    scene.enterBackground()
    #expect(
      log.take() == [
        "scene willResignActive", "UISceneWillDeactivateNotification active",
        "scene didEnterBackground", "UISceneDidEnterBackgroundNotification background",
        "UIApplicationDidEnterBackgroundNotification background",
      ])
    scene.enterForeground()
    #expect(
      log.take() == [
        "scene willEnterForeground", "UISceneWillEnterForegroundNotification background",
        "scene didBecomeActive", "UISceneDidActivateNotification active",
      ])
  }
}
