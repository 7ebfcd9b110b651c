import UIKit
import WebKit

extension WKWebView {
  /// Returns the frame of an element of the page on the screen, in points.
  func frame(of selector: String) async throws -> CGRect {
    let script = """
      (() => { const box = document.querySelector('\(selector)').getBoundingClientRect();
        return [box.x + scrollX, box.y + scrollY, box.width, box.height] })()
      """
    guard let box = try await evaluateJavaScript(script) as? [Double], box.count == 4 else {
      throw FigureFailure("The page has no \(selector).")
    }
    let scale = scrollView.zoomScale
    let place = CGRect(
      x: box[0] * scale - scrollView.contentOffset.x,
      y: box[1] * scale - scrollView.contentOffset.y,
      width: box[2] * scale, height: box[3] * scale)
    return convert(place, to: nil)
  }

  /// Returns the center of an element of the page on the screen, in points.
  func middle(of selector: String) async throws -> CGPoint {
    let frame = try await frame(of: selector)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
