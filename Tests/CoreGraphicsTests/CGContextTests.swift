import CoreGraphics
import DisplayList
import Foundation
import Testing

@Suite("CGContext records what is drawn")
struct CGContextTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("a fill without a transform is one command")
  func fillWithoutATransformIsOneCommand() {
    let context = CGContext()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(square)

    #expect(
      context.commands == [.fill(Path(square), .color(Color(red: 1, green: 0, blue: 0)))])
  }

  @Test("restoreGState brings back transform, color and clip")
  func restoreGStateRestoresTheState() {
    let context = CGContext()
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.clip(to: square)
    context.setFillColor(gray: 1, alpha: 1)
    context.restoreGState()
    context.fill(square)

    #expect(context.ctm == .identity)
    #expect(context.commands == [.fill(Path(square), .color(Color(white: 0)))])
  }

  @Test("clips nest, and commands under one clip stay together")
  func clipsNest() {
    let context = CGContext()
    let inner = CGRect(x: 2, y: 2, width: 4, height: 4)
    context.clip(to: square)
    context.translateBy(x: 1, y: 0)
    context.clip(to: inner)
    context.fill(square)
    context.fill(inner)

    let move = Transform.translation(x: 1, y: 0)
    let fills: [DrawingCommand] = [square, inner].map {
      .group(Group(transform: move, commands: [.fill(Path($0), .color(Color(white: 0)))]))
    }
    #expect(
      context.commands == [
        .group(
          Group(
            clip: Path(square),
            commands: [.group(Group(clip: Path(inner.offsetBy(dx: 1, dy: 0)), commands: fills))]))
      ])
  }

  @Test("a path keeps the place where it was made when the transform changes")
  func pathAndTransform() {
    let context = CGContext()
    context.translateBy(x: 10, y: 0)
    context.addRect(square)
    context.scaleBy(x: 2, y: 2)
    context.fillPath()

    guard case .group(let group)? = context.commands.first,
      case .fill(let path, _)? = group.commands.first
    else {
      Issue.record("a transformed fill is a group with one fill")
      return
    }
    #expect(path == Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(group.transform == Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
  }

  @Test("draw(_:in:) flips the image vertically, as Quartz does under UIKit")
  func drawFlipsTheImage() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF], name: "blue")
    let context = CGContext()
    context.draw(CGImage(bitmap), in: CGRect(x: 0, y: 10, width: 4, height: 6))

    guard case .group(let group)? = context.commands.first else {
      Issue.record("a flipped image is in a group")
      return
    }
    #expect(group.transform == Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 26))
  }
}
