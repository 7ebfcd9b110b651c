import BrowserApp
import DeviceCatalog
import FanlightBrowser
import Foundation
import Simulator
import Testing
import UIKit
import WebKit

@Suite("An app with the browser, as one writes it for iOS")
@MainActor
struct BrowserAppTests {
  nonisolated static let screens: [(String, String)] = [
    ("iPhone SE 3", "18"), ("iPhone X", "12"), ("iPhone 15 Pro", "18"), ("iPhone 15 Pro", "26"),
    ("iPad Pro 11-inch (M4)", "18"), ("iPad Pro 11-inch (M4)", "26"),
  ]

  private func launch(_ name: String, _ system: String) throws -> (
    Simulator, UINavigationController
  ) {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    BrowserAppDelegate.main()
    let root = try #require(UIApplication.shared.keyWindow?.rootViewController)
    return (simulator, try #require(root as? UINavigationController))
  }

  @Test(
    "a tap on a place opens the browser under both bars, and Back closes it", arguments: screens)
  func tappedPlacesOpenTheBrowser(name: String, system: String) throws {
    let (simulator, navigation) = try launch(name, system)
    let places = try #require(navigation.topViewController as? PlacesViewController)
    let row = places.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    simulator.tap(
      at: places.tableView.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
    simulator.settle()
    let browser = try #require(navigation.topViewController as? BrowserViewController)
    #expect(browser.url?.absoluteString == "https://www.swift.org/documentation/")
    #expect(!navigation.isToolbarHidden)
    #expect(browser.webView.frame == browser.view.bounds)
    #expect(browser.view.bounds == navigation.view.bounds)
    // Back and the address field share the bar.
    let field = browser.addressField
    let place = field.convert(field.bounds, to: navigation.navigationBar)
    #expect(place.width >= 180)
    #expect(place.minX >= 44)

    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(navigation.topViewController === places)
    #expect(navigation.isToolbarHidden)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("the browser keeps to the places' sites")
  func browserKeepsToThePlacesSites() throws {
    let (_, navigation) = try launch("iPhone X", "12")
    let places = try #require(navigation.topViewController as? PlacesViewController)
    let url = try #require(URL(string: places.places[0].address))
    let policy = places.open(url).policy
    func decision(_ address: String) -> NavigationPolicy.Decision {
      policy.decision(for: NavigationAttempt(URL(string: address), cause: .link))
    }
    #expect(decision("https://www.swift.org/blog/") == .show)
    #expect(decision("https://webkit.org/") == .show)
    #expect(decision("https://www.webkit.org/") == .openInSystem)
  }
}
