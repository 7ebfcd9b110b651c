import ChromiumEngine
import DeviceCatalog
import Foundation
import Testing

@testable import PageHosts

/// Values that are computed without an engine must equal those of a running page.
@Suite("Measured values agree with modelled ones", .serialized) @MainActor
struct MeasuredNumbersTests {
  /// A page that is taller than any screen and has content up to its end, as `insets` models one.
  private func page(_ fit: ViewportFit) -> PageSource {
    PageSource(
      .html(
        """
        <!DOCTYPE html><meta name="apple-mobile-web-app-capable" content="yes"><meta name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=\(fit.rawValue)">
        <title>Tall</title><body style="margin: 0">
        <canvas style="display: block; width: 1px; height: 4000px"></canvas>
        """), argument: "tall \(fit.rawValue)")
  }

  /// Devices of each family of safe areas, and each era of bars.
  private static let sample: [(name: String, release: String)] = [
    ("iPhone X", "11"), ("iPhone X", "11.0"), ("iPhone SE (2nd gen)", "15"),
    ("iPhone 14 Pro", "18"), ("iPhone 16 Pro", "26"), ("iPad Pro 11-inch (M4)", "26"),
  ]

  @Test("DESIGN 4.10: shot and insets give the same rows; env() differs by rounding only")
  func sampleAgrees() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-measured-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = try Self.sample.map { entry in
      let device = try DeviceCatalog.builtIn.device(named: entry.name)
      return ScreenSelection.Target(
        device: device, system: try device.systemRelease(for: entry.release))
    }
    let selection = ScreenSelection(
      targets: targets, orientations: [.portrait, .landscapeRight], hosts: PageHost.allCases)
    let engine = ChromiumEngine()

    for fit in [ViewportFit.auto, .cover] {
      let modelled = ShotRunner().measurements(
        for: InsetsRequest(selection: selection, viewportFits: [fit]))
      let request = ShotRequest(pages: [page(fit)], selection: selection, directory: folder)
      var measured: [ShotMeasurement] = []
      for await outcome in ShotRunner(engine: engine).run(request) {
        switch outcome {
        case .taken(_, let measurement, let findings):
          #expect(findings.isEmpty)
          measured.append(measurement)
        case .failed(let shot, let failure): Issue.record("\(shot): \(failure)")
        }
      }
      #expect(measured.count == modelled.count)
      for (one, other) in zip(modelled, measured) { expectAgreement(one, other) }
    }
    await engine.shutDown()
  }

  private func expectAgreement(_ modelled: ShotMeasurement, _ measured: ShotMeasurement) {
    let place = """
      \(modelled.device) \(modelled.system) \(modelled.orientation.rawValue) \
      \(modelled.host.rawValue) \(modelled.viewportFit.rawValue)
      """
    #expect(modelled.source == .modelled)
    #expect(measured.source == .measured)
    var expected = modelled
    expected.source = .measured
    expected.image = measured.image
    expected.url = measured.url
    expected.input = measured.input
    // The engine supports only whole points in `env()` (docs/spec/chromium.md).
    let env = modelled.page.env
    expected.page.env = .init(
      top: env.top.rounded(), left: env.left.rounded(), bottom: env.bottom.rounded(),
      right: env.right.rounded())
    #expect(measured == expected, "\(place)")
  }
}
