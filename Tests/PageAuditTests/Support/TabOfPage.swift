import ChromiumEngine
import DeviceCatalog
import PageHosts
import Simulator
import Testing

@testable import PageAudit

/// Loads a page in Safari on an iPhone 16, and closes it and its engine at the end.
@MainActor
func withTab(showing body: String, _ work: (AuditTab) async throws -> Void) async throws {
  let device = try DeviceCatalog.builtIn.device(named: "iPhone 16")
  let target = ScreenSelection.Target(device: device, system: try device.systemRelease(for: nil))
  let request = AuditRequest(
    pages: [PageSource(.html("<!doctype html>" + body), argument: "-")],
    selection: ScreenSelection(targets: [target], orientations: [.portrait], hosts: [.safari]),
    hosts: [.safari])
  let engine = ChromiumEngine()
  Composition.connect(engine)
  let screen = try #require(SweptScreen.all(of: request, hosts: [.safari]).first)
  let tab = AuditTab(screen, page: request.pages[0], request: request)
  var failure: (any Error)?
  do {
    try await tab.load()
    try await work(tab)
  } catch {
    failure = error
  }
  await tab.close()
  await engine.shutDown()
  if let failure { throw failure }
}
