import Foundation
import Testing
import WebKit

@Suite("Viewport · layout width and scales")
struct ViewportConfigurationTests {
  private static let phone: CGSize = CGSize(width: 320, height: 568)

  private func configure(
    _ content: String?, view: CGSize = phone, page: CGSize = .zero,
    defaults: ViewportConfiguration.Defaults = .page
  ) -> ViewportConfiguration {
    ViewportConfiguration(
      arguments: content.map(ViewportArguments.init(content:)) ?? ViewportArguments(),
      viewSize: view, contentSize: page, defaults: defaults)
  }

  @Test("W110 without a meta: 980 wide, scales 0.25 through 5, zoomable")
  func noMeta() {
    let page = configure(nil)

    #expect(page.layoutSize.width == 980)
    #expect(page.maximumScale == 5)
    #expect(page.allowsUserScaling)
    #expect(page.initialScale == 320.0 / 980)
    #expect(ViewportConfiguration.Defaults.page.minimumScale == 0.25)
  }

  @Test("W111 images, plain text and mobile XHTML have other defaults")
  func otherDocuments() {
    #expect(configure(nil, defaults: .image).layoutSize.width == 980)
    #expect(ViewportConfiguration.Defaults.image.minimumScale == 0.01)
    #expect(configure(nil, defaults: .plainText).layoutSize.width == 320)
    #expect(configure(nil, defaults: .plainText).initialScale == 1)
    #expect(
      configure(nil, view: CGSize(width: 375, height: 667), defaults: .mobileXHTML)
        .layoutSize.width == 320)
  }

  @Test("W113 device-width and device-height are the layout size")
  func deviceWords() {
    let page = configure("width=device-width, height=device-height")

    #expect(page.layoutSize == Self.phone)
    #expect(page.initialScale == 1)
  }

  @Test(
    "W114 widths are clamped to 10 through 10000",
    arguments: [
      ("width=3, initial-scale=10, maximum-scale=10", CGFloat(32)), ("width=20000", 10_000),
    ])
  func widthClamp(content: String, width: CGFloat) {
    // Width 3 becomes 10, which at scale 10 does not cover 320, so W117 makes it 32.
    #expect(configure(content).layoutSize.width == width)
  }

  @Test("W114 scales are clamped to 0.1 through 10 and ordered")
  func scaleClamp() {
    let page = configure("minimum-scale=20, maximum-scale=0.01, initial-scale=0.01")

    #expect(page.maximumScale == 10)
    #expect(page.initialScale == 10)
  }

  @Test("W115 a scale without a width replaces the 980 default; W118 it determines the width")
  func scaleAlone() {
    #expect(configure("initial-scale=1").layoutSize.width == 320)
    #expect(configure("initial-scale=2").layoutSize.width == 160)
    #expect(configure("initial-scale=0.5").layoutSize.width == 640)
  }

  @Test("W8 zero counts as not given")
  func zeroIsAbsent() {
    #expect(configure("width=0").layoutSize.width == 980)
    #expect(configure("width=0, initial-scale=1").layoutSize.width == 320)
  }

  @Test("W116 a width without a scale is at least the view at its maximum scale")
  func widthAlone() {
    #expect(configure("width=500").layoutSize.width == 500)
    #expect(configure("width=20").layoutSize.width == 64)
  }

  @Test("W117 a width and a scale that do not cover the view are adjusted")
  func widthAndScale() {
    #expect(configure("width=500, initial-scale=1").layoutSize.width == 500)
    #expect(configure("width=200, initial-scale=1").layoutSize.width == 320)
  }

  @Test("W119 a height without a width determines the width by the view's aspect ratio")
  func heightAlone() {
    #expect(configure("height=1136").layoutSize == CGSize(width: 640, height: 1136))
  }

  @Test("W120 the initial scale fits the width, and fills the height")
  func initialScale() {
    #expect(configure("width=640").initialScale == 0.5)
    #expect(
      configure("width=640", page: CGSize(width: 640, height: 568)).initialScale == 568.0 / 568)
  }

  @Test("W121 the minimum scale is raised until the content fills the view")
  func minimumScale() {
    let page = configure("initial-scale=1", page: CGSize(width: 320, height: 568))

    #expect(page.minimumScale == 1)
    #expect(
      configure("initial-scale=1, minimum-scale=0.5", page: CGSize(width: 400, height: 2000))
        .minimumScale == 0.8)
  }

  @Test("W85 scale 1, least 1, greatest 5 for a page that fits")
  func scalesOfAFittingPage() {
    let size = CGSize(width: 260, height: 508)
    let page = configure("width=device-width, initial-scale=1", view: size, page: size)

    #expect(page.initialScale == 1)
    #expect(page.minimumScale == 1)
    #expect(page.maximumScale == 5)
  }

  @Test("W123 width=device-width with 1008 pixels of content shrinks to 320/1008")
  func shrinksToFit() {
    let page = configure("width=device-width", page: CGSize(width: 1008, height: 2000))

    #expect(abs(page.initialScale - 0.31746) < 0.00001)
    #expect(page.minimumScale == page.initialScale)
    #expect(page.maximumScale == 5)
  }

  @Test(
    "W120 W122 W123 a short page that is too wide is shrunk to its width, not stretched to the height",
    arguments: [
      ("width=device-width", 1008, 1, 320.0 / 1008),
      ("width=device-width, initial-scale=1", 640, 300, 0.5),
      ("initial-scale=1", 640, 300, 0.5),
      ("width=device-width, minimum-scale=0.8", 640, 300, 0.5),
    ] as [(String, Double, Double, Double)])
  func shrinksShortPages(meta: String, width: Double, height: Double, scale: Double) {
    let page = configure(meta, page: CGSize(width: width, height: height))
    #expect(page.initialScale == scale)
    #expect(page.minimumScale == scale)
    #expect(page.allowsUserScaling)
  }

  @Test("W120 W122 the page is not shrunk below the minimum scale of its kind of document")
  func shrinksToTheDefaultMinimum() {
    let page = configure("width=device-width", page: CGSize(width: 4000, height: 30000))
    #expect(page.initialScale == 0.25)
  }

  @Test("W120 W122 height=device-height without a width fits the height, whatever the width")
  func ignoresVerticalLimits() {
    let view = CGSize(width: 320, height: 568)
    let page = configure(
      "height=device-height, minimum-scale=1", view: view, page: CGSize(width: 320, height: 1136))
    #expect(page.initialScale == 0.5)
    let withWidth = configure(
      "height=device-height, width=320, minimum-scale=1", view: view,
      page: CGSize(width: 320, height: 1136))
    #expect(withWidth.initialScale == 1)
  }

  @Test("W124 shrink-to-fit=no keeps scale 1")
  func refusesToShrink() {
    let page = configure(
      "width=device-width, initial-scale=1, shrink-to-fit=no",
      page: CGSize(width: 1008, height: 2000))

    #expect(page.initialScale == 1)
  }

  @Test("W127 a width below the view's makes the minimum scale greater than 1")
  func narrowWidth() {
    let page = configure("width=300", page: CGSize(width: 300, height: 2000))

    #expect(page.layoutSize.width == 300)
    #expect(page.minimumScale > 1)
  }

  @Test("W129 user-scalable=no stops zooming unless shrinking overrides it")
  func userScalable() {
    #expect(!configure("width=device-width, user-scalable=no").allowsUserScaling)
    #expect(
      configure(
        "width=device-width, user-scalable=no", page: CGSize(width: 1008, height: 2000)
      ).allowsUserScaling)
  }
}
