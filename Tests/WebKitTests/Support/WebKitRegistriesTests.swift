import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WebKit's registries belong to one device")
@MainActor
struct WebKitRegistriesTests {
  private func bootPhone() {
    let screen = ScreenGeometry(
      size: WebViewStage.phone, safeAreaInsets: .zero, statusBarHeight: 20,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .none)
    Runtime.boot(
      DeviceDescription(
        name: "phone", idiom: .phone, scale: 2, portrait: screen, landscape: screen,
        hasHomeIndicator: false, system: SystemVersion(major: 16)))
  }

  @Test("W291 a name identifies one content world until another device is booted")
  func contentWorldsLastUntilTheNextBoot() {
    bootPhone()
    let world = WKContentWorld.world(name: "a")
    #expect(WKContentWorld.world(name: "a") === world)
    bootPhone()
    #expect(WKContentWorld.world(name: "a") !== world)
    #expect(WKContentWorld.page === WKContentWorld.page)
  }

  @Test("W316 another device has no data store identifiers of the first")
  func dataStoreIdentifiersArePerDevice() async {
    bootPhone()
    let identifier = UUID()
    let store = WKWebsiteDataStore(forIdentifier: identifier)
    #expect(await WKWebsiteDataStore.allDataStoreIdentifiers == [identifier])
    bootPhone()
    #expect(await WKWebsiteDataStore.allDataStoreIdentifiers.isEmpty)
    #expect(store.identifier == identifier)
  }

  @Test("W317 each device has its own registry of cookie observers")
  func cookieObserversArePerDevice() {
    bootPhone()
    let registry = CookieObserverRegistry.of(.shared)
    #expect(CookieObserverRegistry.of(.shared) === registry)
    bootPhone()
    #expect(CookieObserverRegistry.of(.shared) !== registry)
  }
}
