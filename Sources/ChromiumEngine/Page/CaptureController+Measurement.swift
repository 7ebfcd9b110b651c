import Foundation
import WebEngine

extension CaptureController {
  /// Returns the numbers of the page.
  func measure() async throws(WebEngineError) -> PageMeasurement {
    struct Numbers: Decodable {
      let safe: [Double]
      let layout: [Double]
      let inner: [Double]
      let content: [Double]
      let scroll: [Double]
      let scale: Double
      let background: String
      let canvas: String
      let theme: String?
      let top: String?
      let fixed: [String?]
      let bounces: [Bool]
      let indicators: Bool
      let scrolls: Bool
      let address: String
    }
    var measured = try await requestNumbers(as: Numbers.self)
    for _ in 0..<EngineWaits.rootElement.attempts where measured == nil {
      await EngineWaits.rootElement.pause()
      measured = try await requestNumbers(as: Numbers.self)
    }
    guard let numbers = measured else {
      throw WebEngineError(
        .protocolFailed, "The page has no root element, so nothing in it can be measured.",
        advice: "Look for a script that takes the root element away.")
    }
    return PageMeasurement(
      safeAreaInsets: EdgeLengths(
        top: numbers.safe[0], left: numbers.safe[1], bottom: numbers.safe[2],
        right: numbers.safe[3]),
      layoutViewport: CGSize(width: numbers.layout[0], height: numbers.layout[1]),
      innerSize: CGSize(width: numbers.inner[0], height: numbers.inner[1]),
      contentSize: CGSize(width: numbers.content[0], height: numbers.content[1]),
      scrollOffset: CGPoint(x: numbers.scroll[0], y: numbers.scroll[1]), scale: numbers.scale,
      backgroundColor: numbers.background, canvasColor: numbers.canvas, themeColor: numbers.theme,
      topColor: numbers.top,
      fixedTopColor: numbers.fixed[0], fixedBottomColor: numbers.fixed[1],
      bouncesHorizontally: numbers.bounces[0], bouncesVertically: numbers.bounces[1],
      showsScrollIndicators: numbers.indicators, scrollsVertically: numbers.scrolls,
      address: numbers.address)
  }

  /// Requests the observer's measurement; `nil` if there is no root element.
  private func requestNumbers<Numbers: Decodable>(
    as type: Numbers.Type
  ) async throws(WebEngineError) -> Numbers? {
    let context = page.observerContext
    let result: [Numbers?]
    do throws(WebEngineError) {
      result = try await page.evaluateInObserver("[fanlight.measure()]", as: [Numbers?].self)
    } catch  where error.code == .protocolFailed {
      // A document may just have been committed; then measure that.
      await page.catchUp()
      guard page.observerContext != context else { throw error }
      result = try await page.evaluateInObserver("[fanlight.measure()]", as: [Numbers?].self)
    }
    return result.first ?? nil
  }
}
