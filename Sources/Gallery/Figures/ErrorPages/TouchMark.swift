import Simulator
import UIKit
import WebKit

extension HarbourApp {
  /// A picture with a mark where a touch taps.
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

  /// The middle of an element of the page, on the screen.
  func middle(of selector: String) async throws -> CGPoint {
    try await webView.middle(of: selector)
  }
}

/// A circle where a touch is on the screen.
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
