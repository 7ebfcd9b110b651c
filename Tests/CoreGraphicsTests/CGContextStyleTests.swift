import CoreGraphics
import DisplayList
import Foundation
import Testing

@Suite("CGContext · lines, gradients, clips")
struct CGContextStyleTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let black = Color(white: 0)

  @Test("S16.2 a line has cap, join, miter limit and dashes, until the state is restored")
  func lineStyle() {
    let context = CGContext()
    context.saveGState()
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash(phase: 1, lengths: [3, 2])
    context.stroke(square)
    context.restoreGState()
    context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 9)])
    #expect(
      context.commands == [
        .stroke(
          Path(square), black, width: 1,
          style: StrokeStyle(
            cap: .round, join: .bevel, miterLimit: 4, dashes: [3, 2], dashPhase: 1)),
        .stroke(Path([.move(.zero), .line(CGPoint(x: 5, y: 0))]), black, width: 1),
      ])
  }

  @Test("S16.1 a gradient fills the clip, and is clear beyond its ends unless an option extends it")
  func gradientFillsTheClip() throws {
    let colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let context = CGContext()
    context.clip(to: square)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: .drawsAfterEndLocation)
    guard case .group(let group)? = context.commands.first,
      case .fill(let path, .linearGradient(_, _, let stops))? = group.commands.first
    else { throw CancellationError() }
    #expect(path == Path(square))
    #expect(
      stops == [
        GradientStop(location: 0, color: Color(white: 1, alpha: 0)),
        GradientStop(location: 0, color: Color(white: 1)), GradientStop(location: 1, color: black),
      ])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test("S16.1 components make colors of their space")
  func gradientComponents() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1, 0.5, 0, 1],
        locations: nil, count: 2))
    let context = CGContext(canvas: square)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 5,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    guard case .fill(_, .radialGradient(let circles))? = context.commands.first else {
      throw CancellationError()
    }
    #expect(
      circles.stops == [
        GradientStop(location: 0, color: Color(white: 1, alpha: 0.5)),
        GradientStop(location: 1, color: black),
      ])
    #expect(circles.startRadius == 1 && circles.endRadius == 5)
  }

  @Test("S16.3 blend mode and alpha hold for each command")
  func blendModeAndAlphaHoldForEachCommand() {
    let context = CGContext()
    context.setBlendMode(.multiply)
    context.fill(square)
    context.setBlendMode(.normal)
    context.clear(square)
    #expect(
      context.commands == [
        .group(Group(blend: .multiply, commands: [.fill(Path(square), .color(black))])),
        .group(Group(blend: .clear, commands: [.fill(Path(square), .color(black))])),
      ])
  }

  @Test("S16.7 a shadow's offset is not transformed, its blur is half as deviation")
  func shadowOffsetIsNotTransformed() throws {
    let context = CGContext()
    context.scaleBy(x: 2, y: 2)
    context.setShadow(
      offset: CGSize(width: 1, height: 2), blur: 6, color: CGColor(gray: 0, alpha: 1))
    context.fill(square)
    guard case .group(let outer)? = context.commands.first else { throw CancellationError() }
    #expect(outer.transform == .identity)
    #expect(
      outer.shadow == Shadow(color: black, offset: CGSize(width: 1, height: 2), blurRadius: 3))
  }

  @Test("S16.4 an opaque mask clips by its luminosity, flipped vertically as a drawn image is")
  func opaqueMaskClipsByLuminosity() throws {
    let pixels: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000]
    let mask = CGImage(Bitmap(width: 2, height: 1, pixels: pixels, name: "mask"))
    let context = CGContext()
    context.clip(to: square, mask: mask)
    context.fill(square)
    guard case .group(let group)? = context.commands.first,
      case .group(let placed)? = group.mask?.first,
      case .image(let shape, _, _)? = placed.commands.first
    else { throw CancellationError() }
    #expect(shape.pixels == [0xFF00_0000, 0])
    #expect(placed.transform == Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10))
  }

  @Test("the clip's box is in the current space")
  func clipBoundingBox() {
    let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
    context.clip(to: CGRect(x: 40, y: 0, width: 40, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 40, y: 0, width: 10, height: 10))
    #expect(CGContext().boundingBoxOfClipPath == .infinite)
  }

  @Test("a path can be queried, filled with a rule, stroked, or both")
  func pathFillingAndStroking() {
    let context = CGContext()
    context.addRect(square)
    #expect(context.boundingBoxOfPath == square && !context.isPathEmpty)
    #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
    context.drawPath(using: .eoFillStroke)
    #expect(context.isPathEmpty)
    #expect(
      context.commands == [
        .fill(Path(square).filled(evenOdd: true), .color(black)),
        .stroke(Path(square), black, width: 1),
      ])
  }
}
