import CoreGraphics
import DeviceCatalog
import FanlightTesting
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures · layers")
@MainActor
struct LayerPictureTests {
  private let simulator: Simulator
  private let controller = UIViewController()

  init() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone SE (3rd gen)")
    simulator = Simulator(device, system: try device.systemRelease(for: "18"))
    controller.view.backgroundColor = .systemBackground
  }

  private func card(_ row: Int, _ column: Int, _ color: UIColor) -> UIView {
    let view = UIView(
      frame: CGRect(x: 30 + column * 170, y: 60 + row * 130, width: 120, height: 90))
    view.backgroundColor = color
    controller.view.addSubview(view)
    return view
  }

  @Test("S14.28 S14.29 S14.32 S14.35 shadows, masks, lines and copies")
  func shadowsMasksLinesAndCopies() {
    let shadowed = card(0, 0, .systemYellow)
    shadowed.layer.cornerRadius = 16
    shadowed.layer.shadowOpacity = 0.5
    shadowed.layer.shadowRadius = 8
    shadowed.layer.shadowOffset = CGSize(width: 0, height: 6)
    let masked = card(0, 1, .systemIndigo)
    let mask = CAGradientLayer()
    mask.frame = masked.bounds
    mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    masked.layer.mask = mask
    let tilted = card(1, 0, .systemTeal)
    tilted.transform3D = CATransform3DRotate(
      CATransform3DMakeRotation(.pi / 4, 0, 1, 0), .pi / 8, 0, 0, 1)
    let dashed = CAShapeLayer()
    dashed.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 100, height: 70)).cgPath
    dashed.fillColor = nil
    dashed.strokeColor = UIColor.systemRed.cgColor
    dashed.lineWidth = 8
    dashed.lineCap = .round
    dashed.lineDashPattern = [1, 16]
    dashed.strokeEnd = 0.75
    card(1, 1, .systemGray6).layer.addSublayer(dashed)
    let spinner = CAReplicatorLayer()
    spinner.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    spinner.instanceCount = 8
    spinner.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    spinner.instanceAlphaOffset = -0.11
    let dot = CALayer()
    dot.frame = CGRect(x: 54, y: 10, width: 12, height: 20)
    dot.cornerRadius = 6
    dot.backgroundColor = UIColor.black.cgColor
    spinner.addSublayer(dot)
    card(2, 0, .systemGray6).layer.addSublayer(spinner)
    let radial = CAGradientLayer()
    radial.type = .radial
    radial.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    radial.startPoint = CGPoint(x: 0.5, y: 0.5)
    radial.endPoint = CGPoint(x: 1, y: 1)
    radial.colors = [UIColor.white.cgColor, UIColor.systemGreen.cgColor]
    card(2, 1, .clear).layer.addSublayer(radial)
    simulator.show(controller)
    expectSnapshot(of: simulator.displayList(), named: "effects")
  }

  @Test("S14.3 S14.17 a picture shows animations at the virtual time")
  func animationsAtTheVirtualTime() {
    let moving = card(0, 0, .systemBlue)
    let turning = card(1, 0, .systemOrange)
    let pushed = card(2, 0, .systemPurple)
    pushed.clipsToBounds = true
    simulator.show(controller)
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 170
    move.duration = 1
    moving.layer.add(move, forKey: nil)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = CGFloat.pi
    turn.duration = 4
    turning.layer.add(turn, forKey: nil)
    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 1
    let host = UIView(frame: pushed.frame.offsetBy(dx: 170, dy: 0))
    host.clipsToBounds = true
    controller.view.addSubview(host)
    host.backgroundColor = .systemPurple
    host.layer.add(push, forKey: nil)
    host.backgroundColor = .systemMint
    pushed.removeFromSuperview()
    Runtime.loop.advance(by: 0.5)
    expectSnapshot(of: simulator.displayList(), named: "halfway")
  }
}
