import CoreGraphics
import DeviceCatalog
import FanlightTesting
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures · views that draw themselves")
@MainActor
struct DrawnViewPictureTests {
  /// Draws a disc and a thick line that are larger than the view.
  private final class Badge: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.systemTeal.cgColor)
      context.fillEllipse(in: bounds.insetBy(dx: -20, dy: -20))
      context.setStrokeColor(UIColor.systemIndigo.cgColor)
      context.setLineWidth(12)
      context.move(to: CGPoint(x: -30, y: 20))
      context.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
      context.addLine(to: CGPoint(x: bounds.maxX + 30, y: 20))
      context.strokePath()
    }
  }

  @Test("draw(_:) is cut off at the bounds, subviews are not, clipsToBounds or not")
  func drawingIsClippedToTheBounds() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone SE (3rd gen)")
    let simulator = Simulator(device, system: try device.systemRelease(for: "18"))
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for (index, clips) in [false, true].enumerated() {
      let badge = Badge(frame: CGRect(x: 60, y: 80 + index * 180, width: 160, height: 100))
      badge.backgroundColor = .systemYellow
      badge.clipsToBounds = clips
      let subview = UIView(frame: CGRect(x: 140, y: 60, width: 60, height: 60))
      subview.backgroundColor = .systemRed
      badge.addSubview(subview)
      controller.view.addSubview(badge)
    }
    simulator.show(controller)
    expectSnapshot(of: simulator.displayList(), named: "cut-off")
  }
}
