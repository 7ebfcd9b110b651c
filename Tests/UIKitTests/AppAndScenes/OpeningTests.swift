import Foundation
import Testing

@testable import UIKit

@Suite("Opening URLs in other apps")
@MainActor
struct OpeningTests {
  init() { _ = bootTestScene() }

  private func open(
    _ address: String, _ options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async throws -> Bool {
    let url = try #require(URL(string: address))
    return await withCheckedContinuation { continuation in
      UIApplication.shared.open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  @Test("http, mailto and tel URLs can be opened; other schemes once an app is installed")
  func openableURLSchemes() async throws {
    #expect(try await open("https://good.example/"))
    #expect(try await open("MAILTO:a@good.example"))
    #expect(try await open("tel:123"))
    #expect(try await open("ferry://crossing/3") == false)
    UIApplication.shared.appSchemes = ["ferry"]
    #expect(try await open("ferry://crossing/3"))
    #expect(
      UIApplication.shared.openedURLs.map(\.absoluteString) == [
        "https://good.example/", "MAILTO:a@good.example", "tel:123", "ferry://crossing/3",
      ])
  }

  @Test("opening a URL as a universal link only fails, as no app handles it")
  func universalLinks() async throws {
    #expect(try await open("https://good.example/", [.universalLinksOnly: true]) == false)
    #expect(UIApplication.shared.openedURLs.isEmpty)
  }

  @Test("UIScene.open opens URLs as the app does; openURL returns its result at once")
  @available(*, deprecated, message: "Tests deprecated names.")
  func sceneOpensURLs() async throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    let url = try #require(URL(string: "https://good.example/"))
    let options = UIScene.OpenExternalURLOptions()
    for isUniversal in [false, true] {
      options.universalLinksOnly = isUniversal
      let isOpened = await withCheckedContinuation { continuation in
        scene.open(url, options: options) { continuation.resume(returning: $0) }
      }
      #expect(isOpened == !isUniversal)
    }
    #expect(UIApplication.shared.openURL(url))
    #expect(try !UIApplication.shared.openURL(#require(URL(string: "ferry://x"))))
    #expect(UIApplication.shared.openedURLs == [url, url])
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }
}
