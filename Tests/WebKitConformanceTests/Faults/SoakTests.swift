import Soak
import Testing

/// Small versions of what `make soak` does; docs/reliability.md has the figures of the long ones.
@Suite("Long use", .serialized, .timeLimit(.minutes(5))) @MainActor
struct SoakTests {
  private func expectNothingKept(_ report: SoakReport) {
    #expect(report.loads.began == report.loads.ended, "\(report.name)")
    #expect(report.end.tabs == report.start.tabs, "\(report.name)")
    #expect(report.end.processes <= report.start.processes + 2, "\(report.name)")
    #expect(report.end.openFiles <= report.start.openFiles + 30, "\(report.name)")
  }

  @Test("Loads, loads that are stopped at random times, and many views leave nothing behind")
  func manyLoadsLeaveNothingBehind() async throws {
    let soak = try Soak()
    expectNothingKept(try await soak.navigations(40))
    expectNothingKept(try await soak.cancelledLoads(30, seed: 7))
    expectNothingKept(try await soak.viewsAtOnce(8))
    let left = await soak.end()
    #expect(left.processes == 0)
    #expect(left.files.isEmpty)
  }
}
