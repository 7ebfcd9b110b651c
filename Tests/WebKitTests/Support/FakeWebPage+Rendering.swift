import Foundation
import Synchronization
import WebEngine

/// Measurements, captures and the quiet state of the page.
extension FakeWebPage {
  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data {
    try note(.pdf(region))
    return Data("%PDF".utf8)
  }

  /// Sets what the page measures and paints.
  func show(_ measurement: PageMeasurement, pieces: [PagePiece] = []) {
    state.withLock {
      $0.measurement = measurement
      $0.pieces = pieces
    }
  }

  func setMediaType(_ mediaType: String?) async throws(WebEngineError) {
    try note(.mediaType(mediaType))
  }

  func setVisible(_ isVisible: Bool) async throws(WebEngineError) {
    try note(.visible(isVisible))
  }

  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError) {
    try note(.transparent(isTransparent))
  }

  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    try note(.viewport(viewport))
  }

  func measure() async throws(WebEngineError) -> PageMeasurement {
    guard let measurement = state.withLock({ $0.measurement }) else {
      throw WebEngineError(.protocolFailed, "The fake page has no measurement.")
    }
    return measurement
  }

  func scroll(to offset: CGPoint) async throws(WebEngineError) { try note(.scroll(offset)) }

  /// Sets whether the page becomes quiet.
  func setQuiet(_ isQuiet: Bool) { state.withLock { $0.isQuiet = isQuiet } }

  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    state.withLock { $0.isQuiet }
  }

  func pendingActivity() async -> PageActivity? { state.withLock { $0.isQuiet } ? nil : .change }

  /// Makes the load event wait only for style sheets that are not in use.
  func awaitOnlyUnusedStyleSheets() { state.withLock { $0.awaitsOnlyUnusedStyleSheets = true } }

  func awaitsOnlyUnusedStyleSheets() async -> Bool {
    state.withLock { $0.awaitsOnlyUnusedStyleSheets }
  }

  /// Sets what happens in the page when it is halted.
  func play(whenHalted events: PageEvent...) { state.withLock { $0.eventsWhenHalted = events } }

  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {
    try note(.halt(isHalted))
    guard isHalted else { return }
    for event in state.withLock({ $0.eventsWhenHalted }) { player.yield(event) }
  }

  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try note(.capture(region))
    return state.withLock { $0.pieces }
  }
}
