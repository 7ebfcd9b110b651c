import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Testing

@Suite("CALayer · shadows, masks and kinds of layers")
@MainActor
struct LayerEffectTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = red
    return layer
  }

  private func group(_ commands: [DrawingCommand]) throws -> Group {
    guard commands.count == 1, case .group(let group) = commands[0] else {
      throw CancellationError()
    }
    return group
  }

  @Test("S14.28 a shadow has Core Animation's defaults, and its path's shape")
  func shadowDefaultsAndPath() throws {
    let box = layer(0, 0, 10, 10)
    #expect(box.shadowOpacity == 0 && box.shadowRadius == 3 && box.shadowPath == nil)
    #expect(box.shadowOffset == CGSize(width: 0, height: -3))
    #expect(box.shadowColor == CGColor(gray: 0, alpha: 1))
    let plain = box.displayCommands()
    box.shadowOpacity = 0.5
    let black = Color(white: 0, alpha: 0.5)
    #expect(
      try group(box.displayCommands())
        == Group(
          shadow: Shadow(color: black, offset: CGSize(width: 0, height: -3), blurRadius: 3),
          commands: plain))
    box.shadowPath = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    #expect(
      try group(box.displayCommands()).shadow?.shape
        == Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
    box.masksToBounds = true
    #expect(box.displayCommands() == plain)
  }

  @Test("S14.29 a mask lies in the layer's coordinates, over its shadow, too")
  func maskUsesTheLayersCoordinates() throws {
    let box = layer(5, 5, 10, 10)
    let mask = layer(1, 2, 3, 4)
    box.shadowOpacity = 1
    box.mask = mask
    let placed = try group(box.displayCommands())
    let masked = try group(placed.commands)
    #expect(masked.mask == mask.displayCommands())
    #expect(try group(masked.commands).shadow != nil)
    box.mask = nil
    #expect(try group(try group(box.displayCommands()).commands).mask == nil)
  }

  @Test("S14.30 a layer is rendered in its own coordinates")
  func layerRendersInItsOwnCoordinates() {
    let box = layer(50, 60, 10, 10)
    let context = CGContext()
    box.render(in: context)
    #expect(
      context.commands == [
        .fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(red.displayColor))
      ])
  }

  @Test("S14.20 a layer that is not double-sided is not drawn when it faces away")
  func singleSidedLayerFacingAway() {
    let box = layer(0, 0, 10, 10)
    box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(!box.displayCommands().isEmpty)
    box.isDoubleSided = false
    #expect(box.displayCommands().isEmpty)
  }

  @Test("S14.32 a shape layer draws with its line style and fill rule")
  func shapeLayerLineStyleAndFillRule() throws {
    let shape = CAShapeLayer()
    #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.path = path
    shape.strokeColor = red
    shape.fillRule = .evenOdd
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [4, 2]
    shape.lineDashPhase = 1
    let outline = path.displayPath
    #expect(
      shape.displayCommands() == [
        .fill(outline.filled(evenOdd: true), .color(Color(white: 0))),
        .stroke(
          outline, red.displayColor, width: 1,
          style: StrokeStyle(cap: .round, join: .bevel, dashes: [4, 2], dashPhase: 1)),
      ])
  }

  @Test("S14.33 a line begins and ends at parts of the whole length")
  func strokeStartAndEnd() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = red
    shape.strokeStart = 0.125
    shape.strokeEnd = 0.5
    let line = Path([
      .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
    ])
    #expect(shape.displayCommands() == [.stroke(line, red.displayColor, width: 1)])
    shape.strokeEnd = 0
    #expect(shape.displayCommands().isEmpty)
  }

  @Test("S14.34 a radial gradient is an ellipse around its start point")
  func radialGradients() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [red, CGColor(gray: 0, alpha: 1)]
    let stretched = try group(gradient.displayCommands())
    #expect(stretched.transform == Transform(a: 50, b: 0, c: 0, d: 25, tx: 50, ty: 25))
    guard case .fill(_, .radialGradient(let circle))? = stretched.commands.first else {
      throw CancellationError()
    }
    #expect(circle.startRadius == 0 && circle.endRadius == 1)
  }

  @Test("S14.35 a replicator draws its sublayers again, further and darker")
  func replicatorDrawsItsSublayersAgain() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.addSublayer(layer(0, 0, 10, 10))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceRedOffset = -0.25
    let commands = replicator.displayCommands()
    #expect(commands.count == 3)
    #expect(
      try group([commands[2]])
        == Group(
          transform: .translation(x: 40, y: 0),
          commands: [
            .fill(
              Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
              .color(Color(red: 0.5, green: 0, blue: 0)))
          ]))
  }

  @Test("a scroll layer scrolls its bounds, as far as needed")
  func scrollLayerScrollsItsBounds() {
    let scroller = CAScrollLayer()
    scroller.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    scroller.scroll(to: CGRect(x: 25, y: 5, width: 5, height: 2))
    #expect(scroller.bounds.origin == CGPoint(x: 20, y: 0))
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint(x: 3, y: 4))
    #expect(scroller.bounds.origin == CGPoint(x: 20, y: 4))
  }
}
