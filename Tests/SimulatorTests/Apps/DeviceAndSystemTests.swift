import Foundation
import Testing
import UIKit

@testable import Simulator

@Suite("Device, haptics, orientation and battery", .serialized)
@MainActor
struct DeviceAndSystemTests {
  private let log = CallLog()

  @Test("S17.29 a cover makes the app inactive without entering the background")
  func coverMakesTheAppInactive() throws {
    let simulator = try bootPhone()
    for (name, text) in [
      (UIApplication.willResignActiveNotification, "resign"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ] { log.follow(name) { _ in text } }
    defer { log.stop() }
    simulator.coverApp()
    #expect(UIApplication.shared.applicationState == .inactive)
    simulator.uncoverApp()
    #expect(log.take() == ["resign", "active"])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("S17.18 a background task has 30 seconds; then its expiration handler is called")
  func aBackgroundTaskHas30Seconds() throws {
    let simulator = try bootPhone()
    let app = UIApplication.shared
    let first = app.beginBackgroundTask(withName: "a") { [log] in log.note("first") }
    let second = app.beginBackgroundTask { [log] in log.note("second") }
    #expect(first != .invalid && first != second)
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    simulator.moveAppToBackground()
    simulator.advance(by: 10)
    #expect(app.backgroundTimeRemaining == 20 && log.take().isEmpty)
    app.endBackgroundTask(second)
    simulator.advance(by: 21)
    #expect(log.take() == ["first"] && app.backgroundTimeRemaining == 0)
    simulator.moveAppToForeground()
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }

  @Test("S17.18 returning to the app before the time expires keeps the task")
  func returningKeepsTheBackgroundTask() throws {
    let simulator = try bootPhone()
    _ = UIApplication.shared.beginBackgroundTask { [log] in log.note("expired") }
    simulator.moveAppToBackground()
    simulator.advance(by: 10)
    simulator.moveAppToForeground()
    simulator.advance(by: 30)
    #expect(log.take().isEmpty)
  }

  @Test("S17.20 feedback generators record their haptics")
  func generatorsRecordTheirHaptics() throws {
    let simulator = try bootPhone()
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator().impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    #expect(
      simulator.haptics == [
        "impact heavy 0.5", "impact medium 1.0", "selection", "notification warning",
      ])
  }

  private final class FixedController: UIViewController {
    override var shouldAutorotate: Bool { false }
  }

  @Test("S17.21 shouldAutorotate prevents rotation up to iOS 15, and not from iOS 16 on")
  func shouldAutorotateUntilIOS15() throws {
    let older = try bootPhone(iOS: "15", controller: FixedController())
    older.rotate(to: .landscapeRight)
    #expect(older.scene.interfaceOrientation == .portrait)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    let newer = try bootPhone(iOS: "16", controller: FixedController())
    newer.rotate(to: .landscapeRight)
    #expect(newer.scene.interfaceOrientation == .landscapeRight)
  }

  private final class LandscapeController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      .landscapeLeft
    }
  }

  @Test("S17.22 a full-screen presentation rotates to its preferred orientation; a sheet does not")
  func fullScreenPresentationRotates() throws {
    let simulator = try bootPhone()
    let root = try #require(simulator.window.rootViewController)
    let sheet = LandscapeController()
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    simulator.settle()
    #expect(simulator.scene.interfaceOrientation == .portrait)
    sheet.dismiss(animated: false)
    simulator.settle()
    let full = LandscapeController()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    simulator.settle()
    #expect(simulator.scene.interfaceOrientation == .landscapeLeft)
    #expect(UIDevice.current.orientation == .portrait)
  }

  private final class OrientingDelegate: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test("S17.23 delegates of containers determine the supported orientations")
  func containerDelegatesDetermineOrientations() throws {
    _ = try bootPhone()
    let delegate = OrientingDelegate()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    navigation.delegate = delegate
    tabs.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(tabs.supportedInterfaceOrientations == .landscape)
  }

  @Test("S17.24 the device's orientation is notified only between begin and end")
  func orientationsAreNotifiedBetweenBeginAndEnd() throws {
    let simulator = try bootPhone()
    let device = UIDevice.current
    log.follow(UIDevice.orientationDidChangeNotification) { _ in "turned" }
    defer { log.stop() }
    simulator.turnDevice(to: .faceUp)
    #expect(log.take().isEmpty && device.orientation.isFlat)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    simulator.turnDevice(to: .landscapeLeft)
    #expect(log.take() == ["turned"] && device.isGeneratingDeviceOrientationNotifications)
    #expect(simulator.scene.interfaceOrientation == .portrait)
    device.endGeneratingDeviceOrientationNotifications()
    simulator.turnDevice(to: .portrait)
    #expect(log.take().isEmpty)
  }

  @Test("S17.27 attemptRotationToDeviceOrientation rotates the interface")
  @available(*, deprecated, message: "Tests deprecated names.")
  func attemptRotationRotatesTheInterface() throws {
    let simulator = try bootPhone()
    simulator.turnDevice(to: .landscapeLeft)
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(simulator.scene.interfaceOrientation == .landscapeRight)
  }

  @Test("S17.6 a rotation reports the status bar before and after")
  @available(*, deprecated, message: "Tests deprecated names.")
  func rotationReportsTheStatusBar() throws {
    let simulator = try bootPhone()
    let key = UIApplication.statusBarOrientationUserInfoKey
    log.follow(UIApplication.willChangeStatusBarOrientationNotification) {
      "will \($0.userInfo?[key] ?? "-")"
    }
    log.follow(UIApplication.didChangeStatusBarOrientationNotification) {
      "did \($0.userInfo?[key] ?? "-")"
    }
    log.follow(UIApplication.didChangeStatusBarFrameNotification) { _ in "frame" }
    defer { log.stop() }
    simulator.rotate(to: .landscapeRight)
    #expect(log.take() == ["will 3", "did 1", "frame"])
  }

  @Test("S17.25 battery level and state are known and notified only while monitoring is enabled")
  func batteryMonitoring() throws {
    let simulator = try bootPhone()
    let device = UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    log.follow(UIDevice.batteryLevelDidChangeNotification) { _ in "level" }
    log.follow(UIDevice.batteryStateDidChangeNotification) { _ in "state" }
    defer { log.stop() }
    simulator.setBattery(level: 0.5, state: .unplugged)
    #expect(log.take().isEmpty)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
    simulator.setBattery(level: 0.25, state: .unplugged)
    simulator.setBattery(level: 0.25, state: .charging)
    #expect(log.take() == ["level", "state"])
  }

  @Test("S17.26 brightness is clamped to 0 through 1; a change posts a notification")
  func brightnessIsBetween0And1() throws {
    _ = try bootPhone()
    log.follow(UIScreen.brightnessDidChangeNotification) { _ in "changed" }
    defer { log.stop() }
    UIScreen.main.brightness = 3
    UIScreen.main.brightness = 1
    #expect(UIScreen.main.brightness == 1 && log.take() == ["changed"])
    UIScreen.main.brightness = -1
    #expect(UIScreen.main.brightness == 0)
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
      "placeholder"
    }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { type.map { "item for \($0.rawValue)" } }
  }

  private final class NoteActivity: UIActivity {
    var seen: [String] = []
    override var activityType: ActivityType? { ActivityType("note") }
    override var activityTitle: String? { "Note" }
    override func canPerform(withActivityItems items: [Any]) -> Bool {
      seen.append("can \(items)")
      return true
    }
    override func prepare(withActivityItems items: [Any]) { seen.append("prepare \(items)") }
  }

  @Test("S17.28 activities judge placeholders and receive items")
  func activitiesJudgePlaceholdersAndReceiveItems() throws {
    let simulator = try bootPhone()
    let activity = NoteActivity()
    let controller = UIActivityViewController(
      activityItems: [Source()], applicationActivities: [activity])
    simulator.window.rootViewController?.present(controller, animated: false)
    simulator.settle()
    #expect(simulator.activateElement(labeled: "Note"))
    simulator.settle()
    #expect(activity.seen == ["can [\"placeholder\"]", "prepare [\"item for note\"]"])
  }
}
