package import AuditRules
package import Foundation
import Simulator
import UIKit
import WebEngine
import WebKit

extension ScreenRun {
  /// Draws the screen with the page at a position of its scroller.
  ///
  /// - Returns: The picture as PNG.
  package func picture(at position: ScrollPosition) async throws -> Data {
    let range = webView.restingOffsets.y
    let y =
      switch position {
      case .top: range.lowerBound
      case .middle: (range.lowerBound + range.upperBound) / 2
      case .end: range.upperBound
      }
    webView.scrollView.contentOffset = CGPoint(x: webView.restingOffsets.x.lowerBound, y: y)
    simulator.layOut()
    try await webView.snapshotPage()
    app.showPage()
    return try simulator.drawing(PictureOptions(), safeAreaOf: safeAreaView).png()
  }
}
