import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("UIImage and UIImageView")
@MainActor
struct UIImageTests {
  private func pixels(_ color: UInt32) -> UIImage {
    UIImage(
      cgImage: CGImage(
        Bitmap(width: 4, height: 2, pixels: Array(repeating: color, count: 8), name: "test")),
      scale: 2)
  }

  @Test("the size in points is the pixels' by the scale")
  func sizeIsPixelsByScale() {
    #expect(pixels(0).size == CGSize(width: 2, height: 1))
    #expect(UIImageView(image: pixels(0)).frame == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test(
    "the symbols that bars need exist",
    arguments: [
      "chevron.left", "chevron.right", "square.and.arrow.up", "book", "square.on.square", "lock",
      "arrow.clockwise", "xmark", "line.3.horizontal", "textformat.size",
    ])
  func barSymbolsExist(name: String) throws {
    let image = try #require(UIImage(systemName: name))

    #expect(image.isSymbolImage && image.cgImage == nil)
    #expect(image.size.width > 5 && image.size.width < 30)
  }

  @Test("an unknown symbol is nil")
  func anUnknownSymbolIsNil() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test("a template image is drawn in the tint color with its own opacity")
  func templateImageIsDrawnInTheTint() {
    _ = bootTestScene()
    let view = UIImageView(image: pixels(0x80_80_80_80).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    guard case .image(let bitmap, _, let place)? = view.layer.displayCommands().first else {
      Issue.record("an image view draws an image")
      return
    }
    #expect(bitmap.pixels.first == 0x80_80_00_00)
    #expect(place == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test("contentMode determines the image's position")
  func contentMode() {
    _ = bootTestScene()
    let view = UIImageView(image: pixels(0xFF_FF_FF_FF))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    func imageFrame() -> CGRect? {
      guard case .image(_, _, let place)? = view.layer.displayCommands().first else { return nil }
      return place
    }

    #expect(imageFrame() == CGRect(x: 0, y: 0, width: 40, height: 40))
    view.contentMode = .scaleAspectFit
    #expect(imageFrame() == CGRect(x: 0, y: 10, width: 40, height: 20))
    view.contentMode = .center
    #expect(imageFrame() == CGRect(x: 19, y: 19.5, width: 2, height: 1))
  }

  /// Source: Apple's documentation of each mode; the picture is 2x1, the view 40x30.
  @Test(
    "each contentMode determines the image's frame",
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 30)),
      (.scaleAspectFit, CGRect(x: 0, y: 5, width: 40, height: 20)),
      (.scaleAspectFill, CGRect(x: -10, y: 0, width: 60, height: 30)),
      (.redraw, CGRect(x: 0, y: 0, width: 40, height: 30)),
      (.center, CGRect(x: 19, y: 14.5, width: 2, height: 1)),
      (.top, CGRect(x: 19, y: 0, width: 2, height: 1)),
      (.bottom, CGRect(x: 19, y: 29, width: 2, height: 1)),
      (.left, CGRect(x: 0, y: 14.5, width: 2, height: 1)),
      (.right, CGRect(x: 38, y: 14.5, width: 2, height: 1)),
      (.topLeft, CGRect(x: 0, y: 0, width: 2, height: 1)),
      (.topRight, CGRect(x: 38, y: 0, width: 2, height: 1)),
      (.bottomLeft, CGRect(x: 0, y: 29, width: 2, height: 1)),
      (.bottomRight, CGRect(x: 38, y: 29, width: 2, height: 1)),
    ] as [(UIView.ContentMode, CGRect)])
  func everyContentMode(mode: UIView.ContentMode, expected: CGRect) {
    _ = bootTestScene()
    let view = UIImageView(image: pixels(0xFF_FF_FF_FF))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    view.contentMode = mode

    guard case .image(_, _, let place)? = view.layer.displayCommands().first else {
      Issue.record("an image view draws an image")
      return
    }
    #expect(place == expected)
  }

  @Test("a highlighted view shows highlightedImage, and keeps the size of image")
  func highlightedViewShowsItsHighlightedImage() {
    _ = bootTestScene()
    let (one, two) = (pixels(0xFF_FF_FF_FF), pixels(0xFF_00_00_00))
    let view = UIImageView(image: one, highlightedImage: two)
    view.isHighlighted = true

    guard case .image(let bitmap, _, _)? = view.layer.displayCommands().first else {
      Issue.record("an image view draws an image")
      return
    }
    #expect(bitmap.pixels.first == 0xFF_00_00_00)
    #expect(view.intrinsicContentSize == one.size)
  }
}
