import Foundation
import Testing
import UIKit

@testable import Simulator

@Suite("Calls to the app delegate and the scene delegate", .serialized)
@MainActor
struct AppDelegateTests {
  private final class AppDelegate: NSObject, UIApplicationDelegate {
    let log: CallLog
    var window: UIWindow?
    init(_ log: CallLog) { self.log = log }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.note("will launch \(options?.count ?? 0)")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.note("did launch \((options?[.url] as? URL)?.absoluteString ?? "-")")
      return true
    }
    func applicationWillTerminate(_ application: UIApplication) { log.note("will terminate") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.note("background") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.note("memory") }
    func applicationSignificantTimeChange(_ application: UIApplication) { log.note("time") }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      log.note("open \(url) from \(options[.sourceApplication] ?? "-")")
      return true
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      log.note("continue \(userActivity.activityType)")
      return true
    }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.note("shortcut \(shortcutItem.type)")
      completionHandler(true)
    }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      log.note("notification \(userInfo["id"] ?? "-")")
      completionHandler(.newData)
    }
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { log.note("no token \((error as NSError).code)") }
    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { log.note("token \(deviceToken.count)") }
    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler:
        @escaping (UIBackgroundFetchResult)
        -> Void
    ) {
      log.note("fetch")
      completionHandler(.failed)
    }
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      log.note("session \(identifier)")
      completionHandler()
    }
    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { log.note("discarded \(sceneSessions.count)") }
  }

  /// A delegate in the older way: no options, a notification without a handler.
  private final class OlderDelegate: NSObject, UIApplicationDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func applicationDidFinishLaunching(_ application: UIApplication) { log.note("launched") }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) { log.note("notification") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var last: SceneDelegate?
    var log = CallLog()
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      SceneDelegate.last = self
      log.note(
        "connect \(options.urlContexts.count) \(options.userActivities.count) "
          + "\(options.shortcutItem?.type ?? "-") \(session.configuration.name ?? "-")")
    }
    func sceneDidDisconnect(_ scene: UIScene) { log.note("disconnect") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts {
        log.note("open \(context.url) from \(context.options.sourceApplication ?? "-")")
      }
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
      log.note("will continue \(type)")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      log.note("continue \(userActivity.activityType)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      NSUserActivity(activityType: "state")
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.note("shortcut \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  private final class ConfiguringDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private let simulator: Simulator
  private let log = CallLog()

  init() throws { simulator = try bootPhone() }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("S17.2 a launch calls willFinish and didFinish with its options, then opens the URL")
  func launchCallsWillAndDidFinish() throws {
    let delegate = AppDelegate(log)
    simulator.launch(delegate, url: try url("ferry://a"))
    #expect(log.take() == ["will launch 1", "did launch ferry://a", "open ferry://a from -"])
  }

  @Test("S17.2 the older launch method is called only in place of the newer")
  func olderLaunchMethod() {
    let delegate = OlderDelegate(log)
    simulator.launch(delegate)
    #expect(log.take() == ["launched"])
  }

  @Test("S17.1, S17.7-S17.9 without a scene's delegate the app's is called")
  func appDelegateWithoutSceneDelegate() throws {
    let delegate = AppDelegate(log)
    simulator.launch(delegate)
    _ = log.take()
    simulator.openURL(try url("ferry://b"), sourceApplication: "com.example")
    simulator.continueUserActivity(NSUserActivity(activityType: "read"))
    var done: Bool?
    simulator.performShortcut(
      UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    ) { done = $0 }
    #expect(log.take() == ["open ferry://b from com.example", "continue read", "shortcut new"])
    #expect(done == true)
  }

  @Test("S17.1, S17.7-S17.9, S17.14 a scene's delegate is made from the configuration and called")
  func sceneDelegateFromTheConfiguration() throws {
    let delegate = ConfiguringDelegate()
    let shortcut = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    simulator.launch(delegate, url: try url("ferry://c"), shortcut: shortcut)
    let scene = try #require(SceneDelegate.last)
    #expect(scene.log.take() == ["connect 1 0 new Default"])
    simulator.openURL(try url("ferry://d"))
    simulator.continueUserActivity(NSUserActivity(activityType: "read"))
    simulator.performShortcut(shortcut)
    #expect(
      scene.log.take() == [
        "open ferry://d from -", "will continue read", "continue read", "shortcut new",
      ])
    #expect(UIApplication.shared.openSessions.first?.configuration.name == "Default")
  }

  @Test("S17.15, S17.17 a closed scene enters the background, disconnects and is discarded")
  func aClosedSceneIsDiscarded() {
    let delegate = AppDelegate(log)
    let scene = SceneDelegate()
    scene.log = log
    simulator.launch(delegate, sceneDelegate: scene)
    _ = log.take()
    log.follow(UIScene.didDisconnectNotification) { _ in "notified" }
    defer { log.stop() }
    let session = simulator.scene.session
    simulator.closeScene()
    #expect(log.take() == ["disconnect", "notified", "discarded 1"])
    #expect(session.stateRestorationActivity?.activityType == "state")
    #expect(session.scene == nil && UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test(
    "S17.3 termination: the app enters the background, then delegate and observers are called once")
  func appTermination() {
    let delegate = AppDelegate(log)
    simulator.launch(delegate)
    _ = log.take()
    log.follow(UIApplication.willTerminateNotification) { _ in "notified" }
    defer { log.stop() }
    simulator.terminateApp()
    simulator.terminateApp()
    #expect(log.take() == ["background", "will terminate", "notified"])
  }

  private final class MemoryController: UIViewController {
    var log: CallLog?
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      log?.note("controller \(title ?? "")")
    }
  }

  @Test("S17.4 a memory warning goes to the delegate, observers and controllers, parents first")
  func aMemoryWarningGoesToControllers() throws {
    let (parent, child, presented) = (MemoryController(), MemoryController(), MemoryController())
    for (controller, name) in [(parent, "parent"), (child, "child"), (presented, "presented")] {
      controller.title = name
      controller.log = log
    }
    simulator.show(parent)
    parent.addChild(child)
    child.didMove(toParent: parent)
    parent.present(presented, animated: false)
    let delegate = AppDelegate(log)
    simulator.launch(delegate)
    _ = log.take()
    log.follow(UIApplication.didReceiveMemoryWarningNotification) { _ in "notified" }
    defer { log.stop() }
    simulator.simulateMemoryWarning()
    #expect(
      log.take() == [
        "memory", "notified", "controller parent", "controller child", "controller presented",
      ])
  }

  @Test("S17.5, S17.16 the time and screenshots are notified; a screenshot calls no delegate")
  func timeAndScreenshotsAreNotified() {
    let delegate = AppDelegate(log)
    simulator.launch(delegate)
    _ = log.take()
    log.follow(UIApplication.significantTimeChangeNotification) { _ in "time notified" }
    log.follow(UIApplication.userDidTakeScreenshotNotification) { _ in "screenshot notified" }
    defer { log.stop() }
    simulator.simulateSignificantTimeChange()
    simulator.triggerScreenshot()
    #expect(log.take() == ["time", "time notified", "screenshot notified"])
  }

  @Test("S17.10 registering for remote notifications fails asynchronously without a token")
  func registeringForRemoteNotificationsFails() {
    let delegate = AppDelegate(log)
    simulator.launch(delegate)
    _ = log.take()
    UIApplication.shared.registerForRemoteNotifications()
    #expect(log.take().isEmpty)
    simulator.settle()
    #expect(log.take() == ["no token 3010"])
    #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    simulator.setRemoteNotificationToken(Data([1, 2, 3]))
    UIApplication.shared.registerForRemoteNotifications()
    simulator.settle()
    #expect(log.take() == ["token 3"])
    #expect(UIApplication.shared.isRegisteredForRemoteNotifications)
  }

  @Test("S17.11-S17.13 notifications, fetches and sessions are handed over with their handlers")
  func backgroundWorkIsHandedOver() {
    let delegate = AppDelegate(log)
    simulator.launch(delegate)
    _ = log.take()
    var results: [UIBackgroundFetchResult] = []
    var ended = 0
    simulator.receiveRemoteNotification(["id": 7]) { results.append($0) }
    simulator.performBackgroundFetch { results.append($0) }
    simulator.handleEvents(ofBackgroundURLSession: "s") { ended += 1 }
    #expect(log.take() == ["notification 7", "fetch", "session s"])
    #expect(results == [.newData, .failed] && ended == 1)
    let older = OlderDelegate(log)
    simulator.launch(older)
    _ = log.take()
    simulator.receiveRemoteNotification(["id": 8]) { results.append($0) }
    #expect(log.take() == ["notification"] && results.last == .noData)
  }

  @Test("the app delegate's window is a double optional, as in UIKit")
  func delegateWindowIsADoubleOptional() {
    let delegate = AppDelegate(log)
    simulator.launch(delegate)
    #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
    delegate.window = simulator.window
    #expect(UIApplication.shared.delegate?.window??.rootViewController != nil)
    #expect(UIApplication.shared.delegate?.window === simulator.window)
  }
}
