import Foundation
package import WebEngine

/// The result of the observer's `measure()`.
package struct ObserverMeasurement: Decodable, Sendable {
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

  /// The measurement of the page.
  package var value: PageMeasurement {
    PageMeasurement(
      safeAreaInsets: EdgeLengths(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3]),
      layoutViewport: CGSize(width: layout[0], height: layout[1]),
      innerSize: CGSize(width: inner[0], height: inner[1]),
      contentSize: CGSize(width: content[0], height: content[1]),
      scrollOffset: CGPoint(x: scroll[0], y: scroll[1]), scale: scale,
      backgroundColor: background, canvasColor: canvas, themeColor: theme, topColor: top,
      fixedTopColor: fixed[0], fixedBottomColor: fixed[1],
      bouncesHorizontally: bounces[0], bouncesVertically: bounces[1],
      showsScrollIndicators: indicators, scrollsVertically: scrolls, address: address)
  }
}
