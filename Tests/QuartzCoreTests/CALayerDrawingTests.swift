import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Testing

@Suite("CALayer · what is drawn")
@MainActor
struct CALayerDrawingTests {
  let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test("a layer that keeps apart from what is below looks below itself, or below another layer")
  func backdropLayers() throws {
    let bar = layer(0, 0, 300, 50)
    let button = layer(20, 10, 30, 30)
    button.backgroundColor = CGColor(gray: 0, alpha: 1)
    button.backdrop = .light
    bar.addSublayer(button)
    func area() throws -> CGRect {
      guard case .group(let group)? = bar.displayCommands().first,
        case .adaptive(let choice)? = group.commands.first
      else { throw CancellationError() }
      return choice.area
    }
    #expect(try area() == CGRect(x: 0, y: 0, width: 30, height: 30))
    button.backdropLayer = bar
    #expect(try area() == CGRect(x: -20, y: -10, width: 300, height: 50))
  }

  @Test("the light on an edge is a ring in the layer's shape, and no gray")
  func edgeLightIsARing() throws {
    let rim = RimLayer()
    rim.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    rim.cornerRadius = 20
    rim.rimWidth = 2
    guard case .fill(let path, .linearGradient(_, _, let stops))? = rim.displayCommands().first
    else { throw CancellationError() }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(stops.first?.color.alpha == rim.light.alpha)
    #expect(stops.allSatisfy { max($0.color.red, $0.color.blue) - $0.color.red > 0.02 })
    #expect(stops.min { $0.color.alpha < $1.color.alpha }?.location == 0.5)
  }

  @Test("a layer draws background, sublayers and border at its position")
  func layerDrawsAtItsPosition() {
    let outer = layer(10, 20, 100, 50)
    let inner = layer(0, 0, 10, 10)
    outer.backgroundColor = red
    outer.borderWidth = 2
    inner.backgroundColor = CGColor(gray: 1, alpha: 1)
    outer.addSublayer(inner)

    #expect(
      outer.displayCommands() == [
        .group(
          Group(
            transform: .translation(x: 10, y: 20),
            commands: [
              .fill(
                Path(CGRect(x: 0, y: 0, width: 100, height: 50)), .color(red.displayColor)),
              .fill(
                Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(Color(white: 1))),
              .stroke(
                Path(CGRect(x: 1, y: 1, width: 98, height: 48)), Color(white: 0), width: 2),
            ]))
      ])
  }

  @Test("an empty, hidden or transparent layer draws nothing")
  func invisibleLayersDrawNothing() {
    let empty = layer(0, 0, 10, 10)
    #expect(empty.displayCommands().isEmpty)
    empty.backgroundColor = red
    #expect(!empty.displayCommands().isEmpty)
    empty.opacity = 0
    #expect(empty.displayCommands().isEmpty)
    empty.opacity = 1
    empty.isHidden = true
    #expect(empty.displayCommands().isEmpty)
  }

  @Test("a layer with a background draws its choice in its own space")
  func layerWithABackgroundDrawsItsChoice() throws {
    let ink = layer(10, 20, 30, 40)
    ink.backgroundColor = CGColor(gray: 0, alpha: 1)
    ink.backdrop = .light
    let own = Path(CGRect(x: 0, y: 0, width: 30, height: 40))

    #expect(
      ink.displayCommands() == [
        .group(
          Group(
            transform: .translation(x: 10, y: 20),
            commands: [
              .adaptive(
                Adaptive(
                  area: CGRect(x: 0, y: 0, width: 30, height: 40),
                  onLight: [.fill(own, .color(Color(white: 0)))],
                  onDark: [.fill(own, .color(Color(white: 1)))]))
            ]))
      ])
  }

  @Test("scrolling moves sublayers against the bounds' origin")
  func scrollingMovesSublayersAgainstTheBoundsOrigin() {
    let scroller = layer(0, 0, 100, 100)
    let item = layer(0, 150, 10, 10)
    item.backgroundColor = red
    scroller.addSublayer(item)
    scroller.bounds.origin.y = 100

    guard case .group(let group)? = scroller.displayCommands().first else {
      Issue.record("a scrolled layer is a group")
      return
    }
    #expect(group.transform == .translation(x: 0, y: -100))
  }

  @Test("masksToBounds clips contents and sublayers, not the background")
  func masksToBoundsClipsContentsAndSublayers() {
    let mask = layer(0, 0, 100, 100)
    let inside = layer(50, 50, 100, 100)
    mask.backgroundColor = red
    mask.masksToBounds = true
    mask.cornerRadius = 10
    inside.backgroundColor = red
    mask.addSublayer(inside)

    let commands = mask.displayCommands()
    let shape = Path(rounded: mask.bounds, radius: 10)
    #expect(commands.first == .fill(shape, .color(red.displayColor)))
    guard case .group(let group)? = commands.last else {
      Issue.record("what is clipped is a group")
      return
    }
    #expect(group.clip == shape)
  }

  @Test("zPosition orders siblings, equal ones stay in order")
  func zOrder() {
    let root = layer(0, 0, 10, 10)
    let colors = (1...3).map { CGColor(gray: CGFloat($0) / 4, alpha: 1) }
    root.sublayers = colors.map {
      let child = layer(0, 0, 10, 10)
      child.backgroundColor = $0
      return child
    }
    root.sublayers?[0].zPosition = 1

    let shades = root.displayCommands().map { command -> Color? in
      guard case .fill(_, .color(let color)) = command else { return nil }
      return color
    }
    #expect(shades == [colors[1], colors[2], colors[0]].map(\.displayColor))
  }

  @Test("a delegate draws once for each setNeedsDisplay")
  func aDelegateDrawsOnceForEachSetNeedsDisplay() {
    let artist = Artist()
    let canvas = layer(0, 0, 20, 10)
    canvas.delegate = artist
    canvas.setNeedsDisplay()
    _ = canvas.displayCommands()
    let commands = canvas.displayCommands()

    #expect(artist.count == 1)
    #expect(commands == [.fill(Path(canvas.bounds), .color(Color(white: 0)))])
    canvas.setNeedsDisplay()
    _ = canvas.displayCommands()
    #expect(artist.count == 2)
  }

  @Test("contents are stretched by contentsGravity when the bounds change")
  func newBoundsStretchContents() {
    let artist = Artist()
    let canvas = layer(0, 0, 20, 10)
    canvas.delegate = artist
    canvas.setNeedsDisplay()
    canvas.displayIfNeeded()
    canvas.bounds.size = CGSize(width: 40, height: 10)
    canvas.position = CGPoint(x: 20, y: 5)

    guard case .group(let group)? = canvas.displayCommands().first else {
      Issue.record("a stretched drawing is a group")
      return
    }
    #expect(group.transform == Transform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    canvas.needsDisplayOnBoundsChange = true
    canvas.bounds.size = CGSize(width: 30, height: 10)
    canvas.displayIfNeeded()
    #expect(artist.count == 2)
  }

  private final class Artist: CALayerDelegate {
    var count = 0

    func draw(_ layer: CALayer, in ctx: CGContext) {
      count += 1
      ctx.fill(layer.bounds)
    }
  }

  @Test(
    "contentsGravity places a picture of 20 x 10 points in 40 x 40",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.resizeAspect, CGRect(x: 0, y: 10, width: 40, height: 20)),
      (.resizeAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
      (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
      (.topRight, CGRect(x: 20, y: 0, width: 20, height: 10)),
      (.bottom, CGRect(x: 10, y: 30, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
    ])
  func contentsGravityPositions(
    gravity: CALayerContentsGravity, place: CGRect
  ) {
    let picture = layer(0, 0, 40, 40)
    let bitmap = Bitmap(
      width: 40, height: 20, pixels: Array(repeating: 0, count: 800), name: "test")
    picture.contents = CGImage(bitmap)
    picture.contentsScale = 2
    picture.contentsGravity = gravity

    #expect(
      picture.displayCommands() == [
        .image(bitmap, source: CGRect(x: 0, y: 0, width: 40, height: 20), in: place)
      ])
  }

  @Test("a gradient layer spreads its colors evenly from top to bottom")
  func gradientLayerSpreadsItsColors() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
    gradient.colors = [red, CGColor(gray: 0, alpha: 0)]

    #expect(
      gradient.displayCommands() == [
        .fill(
          Path(gradient.bounds),
          .linearGradient(
            from: CGPoint(x: 5, y: 0), to: CGPoint(x: 5, y: 100),
            stops: [
              GradientStop(location: 0, color: red.displayColor),
              GradientStop(location: 1, color: Color(white: 0, alpha: 0)),
            ]))
      ])
  }

  /// A drawing delegate that calls a closure.
  private final class Drawing: CALayer {
    var onDraw: (CGContext) -> Void = { _ in }

    override func draw(in ctx: CGContext) { onDraw(ctx) }
  }

  private func drawn(
    extent: LayerDrawingExtent = .bounds, _ draw: @escaping (CGContext) -> Void
  ) -> [DrawingCommand] {
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.drawingExtent = extent
    layer.onDraw = draw
    layer.setNeedsDisplay()
    return layer.displayCommands()
  }

  private func isClipped(_ commands: [DrawingCommand]) -> Bool {
    guard commands.count == 1, case .group(let group) = commands[0] else { return false }
    return group.clip == Path(CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("drawing is cut off at the bounds, as Core Animation's picture of it is")
  func drawingIsClippedToTheBounds() {
    let inside = CGRect(x: 10, y: 10, width: 90, height: 40)
    let outside = CGRect(x: 10, y: 10, width: 90.5, height: 40)
    #expect(!isClipped(drawn { $0.fill(inside) }))
    #expect(isClipped(drawn { $0.fill(outside) }))
    #expect(!isClipped(drawn(extent: .anywhere) { $0.fill(outside) }))
    #expect(
      isClipped(
        drawn { context in
          context.translateBy(x: 1, y: 0)
          context.fill(inside)
        }))
    #expect(
      !isClipped(
        drawn { context in
          context.clip(to: inside)
          context.fill(outside)
        }))
  }

  @Test("strokes count with their width, and corners with how far they reach")
  func strokesAreClippedWithTheirWidth() {
    func line(_ points: [CGPoint]) -> [DrawingCommand] {
      drawn { context in
        context.setLineWidth(4)
        context.move(to: points[0])
        for point in points.dropFirst() { context.addLine(to: point) }
        context.strokePath()
      }
    }
    #expect(!isClipped(line([CGPoint(x: 2, y: 2), CGPoint(x: 98, y: 2)])))
    #expect(isClipped(line([CGPoint(x: 2, y: 1), CGPoint(x: 98, y: 1)])))
    // The tip of a right angle reaches 2 times the root of 2 beyond where the lines meet.
    let right = [CGPoint(x: 20, y: 30), CGPoint(x: 40, y: 10), CGPoint(x: 60, y: 30)]
    #expect(!isClipped(line(right)))
    #expect(isClipped(line(right.map { CGPoint(x: $0.x, y: $0.y - 7.5) })))
    // A sharper tip reaches further.
    #expect(isClipped(line([CGPoint(x: 35, y: 44), CGPoint(x: 40, y: 8), CGPoint(x: 45, y: 44)])))
  }
}
