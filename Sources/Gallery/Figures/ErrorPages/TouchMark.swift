import Simulator
import UIKit
import WebKit

extension HarbourApp {
  /// Returns a picture of the screen with a mark at the location of a tap.
  func picture(
    _ name: String, row: String = "", label: String = "", caption: String,
    showing alternative: String, marking point: CGPoint
  ) async throws -> FigurePicture {
    let mark = TouchMark(at: point)
    simulator.window.addSubview(mark)
    defer { mark.removeFromSuperview() }
    return try await picture(
      name, row: row, label: label, caption: caption, showing: alternative)
  }

  /// Returns the center of an element of the page, in screen coordinates.
  func middle(of selector: String) async throws -> CGPoint {
    try await webView.middle(of: selector)
  }
}

/// A circle that marks a touch on the screen.
final class TouchMark: UIView {
  init(at point: CGPoint) {
    super.init(frame: CGRect(x: point.x - 22, y: point.y - 22, width: 44, height: 44))
    backgroundColor = UIColor(white: 0.2, alpha: 0.3)
    layer.cornerRadius = 22
    layer.borderWidth = 2
    layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }
}
