package import AuditRules
package import Foundation
import Simulator
import UIKit
import WebEngine
import WebKit

extension ScreenRun {
  /// Scrolls the page to a position, and draws the screen.
  ///
  /// - Returns: The screenshot as PNG data.
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
