import CairoRenderer
import DisplayList
import Foundation
import UIKit

/// A frame of 1179 by 2556 pixels: 100 rectangles, 100 with round corners, every other one half
/// transparent, and 50 lines of 32 characters; `Peer/cairo_frame.c` draws the same.
@MainActor
struct FrameDrawing {
  private let list: DisplayList
  private let renderer = CairoRenderer()

  init() {
    var commands: [DrawingCommand] = [
      .fill(Path(CGRect(x: 0, y: 0, width: 393, height: 852)), .color(Color(white: 1)))
    ]
    for index in 0..<100 {
      let place = CGPoint(x: 10 + 95 * (index % 4), y: 8 + 33 * (index / 4))
      commands.append(
        .fill(
          Path(CGRect(origin: place, size: CGSize(width: 80, height: 28))),
          .color(Color(red: 0.9, green: 0.9, blue: Double(index) / 100))))
      commands.append(
        .fill(
          .roundedRect(
            CGRect(x: place.x + 4, y: place.y + 2, width: 72, height: 24), radius: 8),
          .color(
            Color(red: 0.2, green: 0.5, blue: 0.9, alpha: index.isMultiple(of: 2) ? 1 : 0.5))))
    }
    for index in 0..<50 {
      let label = UILabel()
      label.text = "Line \(index % 10) of a list with thirty-two"
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 16, y: 10 + CGFloat(index) * 16.5)
      commands += label.layer.displayCommands()
    }
    list = DisplayList(size: CGSize(width: 393, height: 852), scale: 3, commands: commands)
  }

  /// Draws the frame and makes a PNG of it; returns the seconds.
  ///
  /// The least of five, as the peer's: the first after a rest finds the processor asleep.
  func round() throws -> Double {
    let times = try (0..<5).map { _ in
      var size = 0
      let time = try ContinuousClock().measure {
        size = try PNGEncoder.encode(renderer.render(list)).count
      }
      precondition(size > 10_000, "an empty picture was encoded")
      return time
    }
    return (times.min() ?? .zero) / .seconds(1)
  }
}
