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
  func size() {
    #expect(pixels(0).size == CGSize(width: 2, height: 1))
    #expect(UIImageView(image: pixels(0)).frame == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test(
    "the symbols that bars need exist",
    arguments: [
      "chevron.left", "chevron.right", "square.and.arrow.up", "book", "square.on.square", "lock",
      "arrow.clockwise", "xmark", "line.3.horizontal", "textformat.size",
    ])
  func symbols(name: String) throws {
    let image = try #require(UIImage(systemName: name))

    #expect(image.isSymbolImage && image.cgImage == nil)
    #expect(image.size.width > 5 && image.size.width < 30)
  }

  @Test("an unknown symbol is nil")
  func unknown() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test("a template takes the tint's colour and its own opacity")
  func template() {
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

  @Test("contentMode places the picture")
  func contentMode() {
    _ = bootTestScene()
    let view = UIImageView(image: pixels(0xFF_FF_FF_FF))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    func place() -> CGRect? {
      guard case .image(_, _, let place)? = view.layer.displayCommands().first else { return nil }
      return place
    }

    #expect(place() == CGRect(x: 0, y: 0, width: 40, height: 40))
    view.contentMode = .scaleAspectFit
    #expect(place() == CGRect(x: 0, y: 10, width: 40, height: 20))
    view.contentMode = .center
    #expect(place() == CGRect(x: 19, y: 19.5, width: 2, height: 1))
  }
}
