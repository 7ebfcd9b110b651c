import Foundation
import Testing
import UIKit

@testable import SourceCompatApps

@Suite("source-compat 3 · an app that is linked and run")
@MainActor
struct RunningAppTests {
  init() {
    bootPhone()
  }

  /// Launches the app as `@main` does.
  private func launch() throws -> (UITabBarController, NotesViewController) {
    NotesAppDelegate.main()
    let window = try #require(UIApplication.shared.keyWindow)
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    return (tabs, try #require(navigation.topViewController as? NotesViewController))
  }

  @Test("main() makes the delegate, keeps it and shows its window")
  func mainMakesTheDelegateKeepsItAndShowsItsWindow() throws {
    let (tabs, notes) = try launch()

    #expect(UIApplication.shared.delegate is NotesAppDelegate)
    #expect(notes.isViewLoaded && notes.view.window != nil)
    #expect(notes.view.safeAreaInsets.top == 88 && notes.view.safeAreaInsets.bottom == 83)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("UIApplicationMain finds the delegate by the name of its class")
  func launchesByName() throws {
    UIApplicationMain(0, CommandLine.unsafeArgv, nil, NSStringFromClass(NotesAppDelegate.self))
    #expect(UIApplication.shared.delegate is NotesAppDelegate)
  }

  @Test("actions, timers, notifications, delayed calls, delegates and observers reach the screen")
  func actionsTimersNotificationsDelayedCalls() throws {
    let (_, notes) = try launch()
    let start = notes.log.count
    notes.scrollView.contentOffset.y = 100
    let button = notes.addItem
    (button.target as? NSObject)?.perform(button.action, with: button)
    Runtime.loop.advance(by: 0.5)
    Runtime.loop.advance(by: 0.5)

    #expect(
      notes.log.dropFirst(start) == ["didScroll", "offset 100", "add true", "saved", "tick"])
  }

  @Test("generic views are made, and values attached to views are found again")
  func genericViews() throws {
    let (tabs, _) = try launch()
    tabs.selectedIndex = 1
    let settings = try #require(tabs.selectedViewController as? SettingsViewController)
    #expect(settings.badgeTexts == ["1", nil])
  }

  @Test("without a device main() prints an error and exits with status 2")
  func withoutDevice() async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { NotesAppDelegate.main() }
    }
    let text = String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
    #expect(text.contains("no device is booted, so NotesAppDelegate has nothing to launch on"))
  }

  @Test("the app's sources compile in every mode", arguments: LanguageMode.allCases)
  func theAppsSourcesCompileInEveryMode(mode: LanguageMode) throws {
    let source = ConstructTable.folder.deletingLastPathComponent()
      .appendingPathComponent("SourceCompatApps/NotesApp.swift")
    #expect(try Compiler(mode: mode).compile(paths: [source.path], .all) == [:])
  }
}
