package import WebEngine

/// Shows pages on screens and reads the numbers.
@MainActor
package final class ShotRunner {
  private let engine: (any WebEngine)?

  /// Creates a runner; without an engine it can only compute.
  package init(engine: (any WebEngine)? = nil) {
    self.engine = engine
  }

  /// Computes what a tall page gets on every screen of a request, without an engine.
  package func measurements(
    for request: InsetsRequest
  ) throws(ShotFailure) -> [ShotMeasurement] {
    throw ShotFailure(
      "No host is built into this program yet.", advice: "Use a version that has them.")
  }

  /// Takes every picture of a request, one outcome each, in order.
  package func run(_ request: ShotRequest) -> AsyncStream<ShotOutcome> {
    AsyncStream { continuation in
      for shot in request.shots {
        continuation.yield(
          .failed(
            shot,
            ShotFailure(
              "No host is built into this program yet.", advice: "Use a version that has them.")))
      }
      continuation.finish()
    }
  }
}
