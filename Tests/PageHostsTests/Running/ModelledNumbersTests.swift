import DeviceCatalog
import Testing

@testable import PageHosts

/// The measurements of an iPhone X with iOS 11, a navigation bar and a toolbar.
@Suite("Modelled measurements") @MainActor
struct ModelledNumbersTests {
  private func numbers(
    _ host: PageHost, _ fit: ViewportFit, _ strategy: BrowserStrategy = .standard,
    on device: String = "iPhone X", system: String = "11"
  ) throws -> ShotMeasurement {
    let phone = try DeviceCatalog.builtIn.device(named: device)
    let selection = ScreenSelection(
      targets: [.init(device: phone, system: try phone.systemRelease(for: system))],
      hosts: [host], strategies: [strategy])
    return try #require(
      ShotRunner().measurements(for: InsetsRequest(selection: selection, viewportFits: [fit])).first
    )
  }

  private let none = ShotMeasurement.Edges(top: 0, left: 0, bottom: 0, right: 0)
  private let barred = ShotMeasurement.Edges(top: 88, left: 0, bottom: 78, right: 0)

  @Test("W22, W30: a page without viewport-fit in a plain web view")
  func plainAuto() throws {
    let numbers = try numbers(.wkwebview, .auto)
    #expect(numbers.webView.safeAreaInsets == barred)
    #expect(numbers.scrollView.contentInsetAdjustmentBehavior == "always")
    #expect(numbers.scrollView.adjustedContentInset == barred)
    #expect(numbers.scrollView.contentOffset == .init(x: 0, y: -88))
    #expect(numbers.page.env == none)
  }

  @Test("W22, W38: a page with viewport-fit=cover in a plain web view")
  func plainCover() throws {
    let numbers = try numbers(.wkwebview, .cover)
    #expect(numbers.webView.safeAreaInsets == barred)
    #expect(numbers.scrollView.contentInsetAdjustmentBehavior == "never")
    #expect(numbers.scrollView.adjustedContentInset == none)
    #expect(numbers.scrollView.contentOffset == .init(x: 0, y: 0))
    #expect(numbers.page.env == barred)
  }

  @Test("a page with viewport-fit=cover in FanlightBrowser")
  func browserCover() throws {
    let numbers = try numbers(.browser, .cover)
    let below = ShotMeasurement.Edges(top: 0, left: 0, bottom: 78, right: 0)
    #expect(numbers.webView.safeAreaInsets == below)
    #expect(numbers.scrollView.contentInsetAdjustmentBehavior == "never")
    // For a page without free space at its end, as the modeled one.
    #expect(numbers.scrollView.adjustedContentInset == barred)
    #expect(numbers.scrollView.contentOffset.y == -88)
    #expect(numbers.page.env == below)
    #expect(numbers.strategy == .standard)
  }

  @Test("the standard strategy is the default; from iOS 26 its bars obscure the page")
  func browserOfLaterSystem() throws {
    let standard = try numbers(.browser, .cover, on: "iPhone 17", system: "26")
    let article = try numbers(.browser, .cover, .article, on: "iPhone 17", system: "26")
    #expect(standard.page.innerHeight < article.page.innerHeight)
    #expect(standard.page.env == none)
    #expect(article.page.env.bottom > 0)
    #expect(article.strategy == .article)
  }

  @Test("the recipe of 2017 in FanlightBrowser, the article's steps 2 and 4")
  func recipeOf2017InFanlightBrowser() throws {
    let cover = try numbers(.browser, .cover, .article)
    let below = ShotMeasurement.Edges(top: 0, left: 0, bottom: 78, right: 0)
    let room = ShotMeasurement.Edges(top: 88, left: 0, bottom: 0, right: 0)
    #expect(cover.webView.safeAreaInsets == below)
    #expect(cover.scrollView.contentInset == room)
    #expect(cover.scrollView.adjustedContentInset == room)
    #expect(cover.page.env == below)
    let avoiding = try numbers(.browser, .auto, .article)
    #expect(avoiding.scrollView.contentInset == none)
    #expect(avoiding.scrollView.adjustedContentInset == room)
    #expect(avoiding.webView.safeAreaInsets == room)
  }

  @Test("a page without viewport-fit in FanlightBrowser has the whole safe area")
  func browserAuto() throws {
    let numbers = try numbers(.browser, .auto)
    #expect(numbers.webView.safeAreaInsets == barred)
    #expect(numbers.scrollView.contentInset == none)
    #expect(numbers.scrollView.adjustedContentInset == barred)
  }

  @Test("devices.md 6: a page without viewport-fit in Safari")
  func safariAuto() throws {
    let numbers = try numbers(.safari, .auto)
    #expect(numbers.page.innerWidth == 375)
    #expect(numbers.page.innerHeight == 635)
    #expect(numbers.page.env == none)
  }
}
