import EngineSupport
import Foundation
import WebEngine

extension CaptureController {
  /// Returns the values measured in the page.
  func measure() async throws(WebEngineError) -> PageMeasurement {
    var measured = try await requestNumbers()
    for _ in 0..<EngineWaits.rootElement.attempts where measured == nil {
      await EngineWaits.rootElement.pause()
      measured = try await requestNumbers()
    }
    guard let numbers = measured else {
      throw WebEngineError(
        .protocolFailed, "The page has no root element, so nothing in it can be measured.",
        advice: "Look for a script that removes the root element.")
    }
    return numbers.value
  }

  /// Requests the observer's measurement; `nil` if there is no root element.
  private func requestNumbers() async throws(WebEngineError) -> ObserverMeasurement? {
    let context = page.observerContext
    let result: [ObserverMeasurement?]
    do throws(WebEngineError) {
      result = try await page.evaluateInObserver(
        "[fanlight.measure()]", as: [ObserverMeasurement?].self)
    } catch  where error.code == .protocolFailed {
      // A document may just have been committed; if so, that is measured.
      await page.waitUntilEventsAreReported()
      guard page.observerContext != context else { throw error }
      result = try await page.evaluateInObserver(
        "[fanlight.measure()]", as: [ObserverMeasurement?].self)
    }
    return result.first ?? nil
  }
}
