import CoreGraphics
import DeviceCatalog
import DisplayList
import Foundation
import Simulator
import Testing
import UIKit

@Suite("UIImage · orientation, caps, files; snapshots of views")
@MainActor
struct ImageDrawingTests {
  init() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone SE (3rd gen)")
    _ = Simulator(device, system: try device.systemRelease(for: "18"))
  }

  private let corners: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  /// Red, green; blue, white.
  private var square: CGImage {
    CGImage(Bitmap(width: 2, height: 2, pixels: corners, name: "corners"))
  }

  private func drawn(
    _ size: CGSize, _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image(actions: actions)
    return image.cgImage?.wholeBitmap.pixels ?? []
  }

  @Test(
    "S15.10 drawing an image applies its orientation",
    arguments: [
      (UIImage.Orientation.up, [0, 1, 2, 3]), (.down, [3, 2, 1, 0]), (.left, [1, 3, 0, 2]),
      (.right, [2, 0, 3, 1]), (.upMirrored, [1, 0, 3, 2]), (.downMirrored, [2, 3, 0, 1]),
      (.leftMirrored, [0, 2, 1, 3]), (.rightMirrored, [3, 1, 2, 0]),
    ] as [(UIImage.Orientation, [Int])])
  func drawingAppliesTheOrientation(orientation: UIImage.Orientation, order: [Int]) {
    let image = UIImage(cgImage: square, scale: 1, orientation: orientation)
    let pixels = drawn(CGSize(width: 2, height: 2)) { _ in image.draw(at: .zero) }
    #expect(pixels == order.map { corners[$0] })
    #expect(image.imageOrientation == orientation)
  }

  @Test("S15.10 a rotation by 90 degrees exchanges width and height, mirroring keeps them")
  func rotationExchangesWidthAndHeight() {
    let wide = CGImage(
      Bitmap(width: 4, height: 2, pixels: .init(repeating: 0, count: 8), name: "w"))
    let image = UIImage(cgImage: wide, scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 1, height: 2) && image.cgImage?.width == 4)
    #expect(image.withHorizontallyFlippedOrientation().size == image.size)
    let flipped = UIImage(cgImage: square, scale: 1, orientation: .up)
      .withHorizontallyFlippedOrientation()
    let pixels = drawn(CGSize(width: 2, height: 2)) { _ in flipped.draw(at: .zero) }
    #expect(pixels == [1, 0, 3, 2].map { corners[$0] })
  }

  @Test("S15.11 caps keep their size, and the middle is stretched or tiled")
  func capsKeepTheirSize() {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let row = UIImage(cgImage: CGImage(Bitmap(width: 4, height: 1, pixels: pixels, name: "row")))
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let tiled = row.resizableImage(withCapInsets: caps)
    #expect(tiled.capInsets == caps && tiled.resizingMode == .tile)
    let result = drawn(CGSize(width: 6, height: 1)) { _ in
      tiled.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
    }
    #expect(result == [0, 1, 2, 1, 2, 3].map { pixels[$0] })
    let stretched = row.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let ends = drawn(CGSize(width: 8, height: 1)) { _ in
      stretched.draw(in: CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    #expect(ends.first == pixels[0] && ends.last == pixels[3] && ends[1] >> 8 & 255 > 200)
  }

  @Test("a drawing with a blend mode and an opacity is mixed with what lies below")
  func drawingWithBlendModeAndOpacity() {
    let white = CGImage(Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF], name: "white"))
    let pixels = drawn(CGSize(width: 1, height: 1)) { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIImage(cgImage: white).draw(
        in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.4)
    }
    #expect(pixels == [0xFF66_6666])
  }

  @Test("S15.12 JPEG data is written upright; the orientation of an EXIF header is read")
  func jpegFiles() throws {
    let wide = CGImage(
      Bitmap(width: 16, height: 8, pixels: .init(repeating: 0xFF40_4040, count: 128), name: "w"))
    let data = try #require(
      UIImage(cgImage: wide, scale: 1, orientation: .right).jpegData(compressionQuality: 0.8))
    let upright = try #require(UIImage(data: data))
    #expect(upright.size == CGSize(width: 8, height: 16) && upright.imageOrientation == .up)
    // An APP1 segment with a TIFF directory of one entry: orientation 6.
    let header: [UInt8] = [
      0xFF, 0xE1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0,
      0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let turned = try #require(UIImage(data: data.prefix(2) + header + data.dropFirst(2)))
    #expect(turned.imageOrientation == .right && turned.size == CGSize(width: 16, height: 8))
  }

  @Test("S15.8 drawHierarchy draws a view with its animations at the virtual time")
  func drawHierarchyOfAView() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 2, height: 2))
    view.backgroundColor = .red
    let fade = CABasicAnimation(keyPath: "backgroundColor")
    fade.fromValue = UIColor.blue.cgColor
    fade.toValue = UIColor.blue.cgColor
    fade.duration = 1
    view.layer.add(fade, forKey: nil)
    func shown() -> [UInt32] {
      drawn(CGSize(width: 2, height: 2)) { _ in
        view.drawHierarchy(in: CGRect(x: 1, y: 0, width: 1, height: 2), afterScreenUpdates: true)
      }
    }
    #expect(shown() == [0, 0xFF00_00FF, 0, 0xFF00_00FF])
    Runtime.loop.advance(by: 2)
    #expect(shown() == [0, 0xFFFF_0000, 0, 0xFFFF_0000])
  }

  @Test("S15.9 a snapshot view keeps the content of its view and has cap insets")
  func snapshotViewKeepsTheContent() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    view.backgroundColor = .red
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    part.backgroundColor = .blue
    view.addSubview(part)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)))
    #expect(try #require(view.snapshotView(afterScreenUpdates: false)).bounds == view.bounds)
    part.removeFromSuperview()
    snapshot.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
    let pixels = drawn(CGSize(width: 8, height: 1)) { snapshot.layer.render(in: $0.cgContext) }
    #expect(pixels == [0xFF00_00FF] + [UInt32](repeating: 0xFFFF_0000, count: 7))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }
}
