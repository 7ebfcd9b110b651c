import AuditRules
import ChromiumEngine
import DeviceCatalog
import Foundation
import PageAudit
import PageHosts
import Testing

/// The style sheet of Debian's package libjs-bootstrap5.
private let bootstrapSheet = "/usr/share/javascript/bootstrap5/css/bootstrap.min.css"

/// Pages with a third-party framework, with the verdict of a person (docs/audit-pages.md).
///
/// Nothing is fetched: the style sheet is Debian's, where it is installed.
@Suite(
  "Spec A 9 · Bootstrap 5",
  .enabled(
    if: FileManager.default.fileExists(atPath: bootstrapSheet),
    "the package libjs-bootstrap5 is not installed"), .serialized) @MainActor
struct BootstrapTests {
  @Test(
    "a fixed bar of a covering page is cut off by the corner in landscape, else nothing is found",
    arguments: [
      ("", []), (", viewport-fit=cover", ["corner-clip div.container-fluid > a.navbar-brand"]),
    ])
  func fixedBars(fit: String, expected: [String]) async throws {
    let style = try String(contentsOfFile: bootstrapSheet, encoding: .utf8)
    let lines = String(
      repeating: "<p>The ferry leaves the harbor at half past eight.</p>", count: 20)
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1\(fit)">
      <style>\(style) body { padding: 4.5rem 0 }</style>
      <nav class="navbar navbar-dark bg-dark fixed-top"><a class="navbar-brand mx-5">Fixed top</a></nav>
      <main class="container">\(lines)</main>
      <nav class="navbar fixed-bottom bg-light">
      <div class="container-fluid"><a class="navbar-brand">Fixed bottom</a></div></nav>
      """
    let device = try DeviceCatalog.builtIn.device(named: "iPhone 17 Pro Max")
    let target = ScreenSelection.Target(device: device, system: try device.systemRelease(for: nil))
    let request = AuditRequest(
      pages: [PageSource(.html(page), argument: "-")],
      selection: ScreenSelection(
        targets: [target], orientations: [.landscapeLeft], hosts: [.safari]),
      hosts: [.safari])
    let engine = ChromiumEngine()
    for await result in AuditRunner(engine: engine).run(request) {
      #expect(result.failure == nil)
      let certain = result.findings.filter { $0.certainty == .certain }
      #expect(certain.map { "\($0.rule) \($0.element.selector)" } == expected)
    }
    await engine.shutDown()
  }
}
