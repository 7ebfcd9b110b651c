import CoreGraphics
import DeviceCatalog
import DisplayList
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Image contexts and renderers")
@MainActor
struct ImageContextTests {
  private let scale: CGFloat

  init() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone SE (3rd gen)")
    _ = Simulator(device, system: try device.systemRelease(for: "18"))
    scale = UIScreen.main.scale
  }

  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> UInt32 {
    let pixels = try #require(image?.cgImage).wholeBitmap
    return pixels.pixels[y * pixels.width + x]
  }

  @Test("S15.1 an image context has the scale of the screen for 0, and 1 without options")
  func imageContextScale() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 0)
    let sharp = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(sharp.scale == 2 && sharp.size == CGSize(width: 10, height: 20))
    #expect(sharp.cgImage?.width == 20)
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 20))
    let plain = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(plain.scale == 1 && plain.cgImage?.height == 20)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("S15.4 an image of the context has the drawing so far, and contexts can be nested")
  func imageHasTheDrawingSoFar() throws {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    let first = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let second = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(try pixel(first, 1, 1) == 0xFFFF_0000 && pixel(first, 1, 3) == 0)
    #expect(try pixel(second, 1, 3) == 0xFFFF_0000 && pixel(inner, 0, 0) == 0)
  }

  @Test("S15.2 fractional pixel sizes are rounded up")
  func fractionalPixelSizesAreRoundedUp() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 10.3, height: 5), format: format
    ).image { _ in }
    #expect(image.cgImage?.width == 31 && image.cgImage?.height == 15)
    #expect(abs(image.size.width - 31 / 3) < 1e-9)
  }

  @Test("S15.3 an opaque context begins black, and its image has no opacity")
  func opaqueContextBeginsBlack() throws {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == scale && !format.opaque)
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .image { _ in }
    #expect(try pixel(image, 1, 1) == 0xFF00_0000)
    #expect(image.cgImage?.alphaInfo == .noneSkipFirst)
  }

  @Test("a renderer draws the part of its bounds, and shows what it has so far")
  func rendererBounds() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 4))
    var early: UIImage?
    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 12, y: 10, width: 2, height: 4))
      early = context.currentImage
      context.fill(CGRect(x: 10, y: 10, width: 2, height: 4), blendMode: .normal)
    }
    #expect(try pixel(early, 0, 0) == 0 && pixel(early, 5, 0) == 0xFF00_00FF)
    #expect(try pixel(image, 0, 0) == 0xFF00_00FF)
    #expect(renderer.format.bounds.minX == 10)
    let data = renderer.pngData { $0.fill(renderer.format.bounds) }
    #expect(UIImage(data: data)?.cgImage?.width == Int(4 * scale))
  }

  @Test("S15.4 another thread draws its own image")
  func anotherThreadDrawsItsOwnImage() async throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    let image = await Task.detached {
      #expect(UIGraphicsGetCurrentContext() == nil)
      return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }.value
    #expect(try pixel(image, 0, 0) == 0xFF00_FF00)
  }

  @Test("S15.5 a bitmap context has its origin at the bottom left and draws in the app's memory")
  func bitmapContexts() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.width == 2 && context.bytesPerRow == 8)
    }
    // The lowest row is the last one in memory.
    #expect(bytes[8..<12] == [255, 51, 0, 255] && bytes[0..<8].allSatisfy { $0 == 0 })
  }

  @Test("S15.7 an image of a context is a copy, drawn upright by draw")
  func imagesOfAContext() throws {
    let source = CGImage(
      Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF], name: "two"))
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
          | CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = try #require(context.makeImage())
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(image.wholeBitmap.pixels == source.wholeBitmap.pixels)
    #expect(context.makeImage()?.wholeBitmap.pixels == [0, 0])
    #expect(image.bytesPerRow == 4 && image.bitsPerPixel == 32)
    let data = try #require(image.dataProvider?.data)
    #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)[2] == 255)
  }

  @Test("S15.6 gray and alpha contexts keep one byte, and other layouts are refused")
  func grayAndAlphaContexts() throws {
    func context(_ bits: Int, _ space: CGColorSpace, _ info: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: info.rawValue)
    }
    let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    let one = try #require(context(8, gray, .none))
    one.setFillColor(gray: 0.6, alpha: 1)
    one.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(one.data?.load(as: UInt8.self) == 153)
    #expect(context(8, rgb, .none) == nil && context(16, rgb, .premultipliedLast) == nil)
    #expect(context(8, rgb, .last) == nil && context(8, rgb, .noneSkipLast) != nil)
  }

  @Test("S15.6 an image is made of bytes in their layout")
  func imagesFromBytes() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 128, 9, 9]) as CFData))
    func image(_ width: Int) -> CGImage? {
      CGImage(
        width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    #expect(image(1)?.wholeBitmap.pixels == [0x8080_0000])
    #expect(image(2) == nil)
  }
}
