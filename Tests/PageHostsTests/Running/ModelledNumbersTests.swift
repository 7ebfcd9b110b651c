import DeviceCatalog
import Testing

@testable import PageHosts

/// The numbers of the product's promise: iPhone X with iOS 11, navigation bar and toolbar.
@Suite("Modelled numbers") @MainActor
struct ModelledNumbersTests {
  private func numbers(_ host: PageHost, _ fit: ViewportFit) throws -> ShotMeasurement {
    let phone = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let selection = ScreenSelection(
      targets: [.init(device: phone, system: try phone.systemRelease(for: "11"))], hosts: [host])
    return try #require(
      ShotRunner().measurements(for: InsetsRequest(selection: selection, viewportFits: [fit])).first
    )
  }

  private let none = ShotMeasurement.Edges(top: 0, left: 0, bottom: 0, right: 0)
  private let barred = ShotMeasurement.Edges(top: 88, left: 0, bottom: 78, right: 0)

  @Test("W22, W30: an avoiding page in a plain web view")
  func plainAuto() throws {
    let numbers = try numbers(.wkwebview, .auto)
    #expect(numbers.webView.safeAreaInsets == barred)
    #expect(numbers.scrollView.contentInsetAdjustmentBehavior == "always")
    #expect(numbers.scrollView.adjustedContentInset == barred)
    #expect(numbers.scrollView.contentOffset == .init(x: 0, y: -88))
    #expect(numbers.page.env == none)
  }

  @Test("W22, W38: a covering page in a plain web view")
  func plainCover() throws {
    let numbers = try numbers(.wkwebview, .cover)
    #expect(numbers.webView.safeAreaInsets == barred)
    #expect(numbers.scrollView.contentInsetAdjustmentBehavior == "never")
    #expect(numbers.scrollView.adjustedContentInset == none)
    #expect(numbers.scrollView.contentOffset == .init(x: 0, y: 0))
    #expect(numbers.page.env == barred)
  }

  @Test("a covering page in the browser component")
  func browserCover() throws {
    let numbers = try numbers(.browser, .cover)
    let below = ShotMeasurement.Edges(top: 0, left: 0, bottom: 78, right: 0)
    #expect(numbers.webView.safeAreaInsets == below)
    #expect(numbers.scrollView.contentInsetAdjustmentBehavior == "never")
    #expect(numbers.scrollView.adjustedContentInset.top == 88)
    #expect(numbers.scrollView.contentOffset.y == -88)
    #expect(numbers.page.env == below)
  }

  @Test("devices.md 6: an avoiding page in Safari")
  func safariAuto() throws {
    let numbers = try numbers(.safari, .auto)
    #expect(numbers.page.innerWidth == 375)
    #expect(numbers.page.innerHeight == 635)
    #expect(numbers.page.env == none)
  }
}
