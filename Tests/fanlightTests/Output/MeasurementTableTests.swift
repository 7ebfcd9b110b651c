import PageHosts
import Testing

@testable import fanlight

@Suite("The table of measurements")
struct MeasurementTableTests {
  private typealias Edges = ShotMeasurement.Edges

  private func measurement(
    host: PageHost, fit: ViewportFit, safeArea: ShotMeasurement.Edges, behavior: String,
    adjusted: ShotMeasurement.Edges, offset: Double, env: ShotMeasurement.Edges,
    source: ShotMeasurement.Source = .modelled, orientation: ShotOrientation = .portrait,
    image: String? = nil
  ) -> ShotMeasurement {
    let none = Edges(top: 0, left: 0, bottom: 0, right: 0)
    return ShotMeasurement(
      device: "iPhone X", system: "11.4", orientation: orientation, host: host,
      bars: [.navigation, .toolbar], viewportFit: fit, source: source,
      screen: .init(width: 375, height: 812, scale: 3),
      webView: .init(
        frame: .init(x: 0, y: 0, width: 375, height: 812), safeAreaInsets: safeArea),
      scrollView: .init(
        contentInsetAdjustmentBehavior: behavior, contentInset: none,
        adjustedContentInset: adjusted, contentOffset: .init(x: 0, y: offset),
        verticalScrollIndicatorInsets: none, horizontalScrollIndicatorInsets: none),
      page: .init(
        env: env, layoutViewport: .init(width: 375, height: 646), innerWidth: 375,
        innerHeight: 724),
      image: image)
  }

  @Test("a block for each screen, a line for each result, aligned and within a hundred columns")
  func oneBlockPerScreenOneLinePerResult() throws {
    let none = Edges(top: 0, left: 0, bottom: 0, right: 0)
    let safe = Edges(top: 97.667, left: 0, bottom: 78, right: 0)
    var safari = measurement(
      host: .safari, fit: .auto, safeArea: none, behavior: "always", adjusted: none, offset: 0,
      env: none)
    safari.bars = []
    let table = MeasurementTable([
      safari,
      measurement(
        host: .wkwebview, fit: .auto, safeArea: safe, behavior: "always", adjusted: safe,
        offset: -97.667, env: none),
      measurement(
        host: .wkwebview, fit: .cover, safeArea: safe, behavior: "never", adjusted: none,
        offset: 0, env: safe),
      measurement(
        host: .browser, fit: .cover, safeArea: safe, behavior: "never", adjusted: none,
        offset: 0, env: safe, orientation: .landscapeLeft),
    ])

    #expect(table.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    try expectSnapshot(table.text + "\n", named: "table-blocks")
  }

  @Test("a measured env() that the engine rounded is marked, and so is a page that stayed busy")
  func roundedEnvIsMarked() throws {
    let safe = Edges(top: 97.667, left: 0, bottom: 78, right: 0)
    let rounded = Edges(top: 98, left: 0, bottom: 78, right: 0)
    let none = Edges(top: 0, left: 0, bottom: 0, right: 0)
    let table = MeasurementTable(
      [
        measurement(
          host: .wkwebview, fit: .cover, safeArea: safe, behavior: "never", adjusted: none,
          offset: 0, env: rounded, source: .measured, image: "a.png"),
        measurement(
          host: .wkwebview, fit: .auto, safeArea: safe, behavior: "always", adjusted: safe,
          offset: 0, env: none, source: .measured, image: "b.png"),
      ], busyImages: ["b.png"])

    try expectSnapshot(table.text + "\n", named: "table-marks")
    #expect(table.text.contains("~98/0/78/0"))
    #expect(table.text.contains("~ rounded to whole points by the engine"))
    #expect(table.text.contains("! the page was still busy when its time ran out"))
  }
}
