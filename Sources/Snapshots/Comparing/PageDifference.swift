import CairoRenderer
package import DisplayList

/// The difference between a picture with a web page and its golden picture.
///
/// Pixels that the app draws have to match exactly. Pixels of the page are drawn by the engine, whose
/// versions antialias edges differently; they are compared in blocks of 8 x 8 pixels, which change with
/// fonts, text and positions, but not with antialiasing.
package struct PageDifference: Sendable, Equatable {
  /// A description of the difference, for people.
  package let summary: String

  /// The side length of a block, in pixels.
  static let blockLength = 8
  /// The tolerance for the mean of a block's channel, out of 255.
  static let tolerance = 24
  /// The fraction of the page's blocks that may exceed the tolerance.
  static let allowedPart = 0.002

  /// Compares a drawing with a golden picture; `nil` if they match.
  ///
  /// The pixels of the page are found by drawing it twice more, with a black and with a white page; they
  /// include those that a bar's blur mixes with the page.
  package init?(golden: Bitmap, drawing list: DisplayList) throws {
    let renderer = CairoRenderer()
    let actual = try renderer.render(list)
    guard golden.width == actual.width, golden.height == actual.height else {
      summary =
        "the size is \(actual.width)x\(actual.height) instead of \(golden.width)x\(golden.height)"
      return
    }
    let black = try renderer.render(list.fillingPages(with: 0xFF00_0000))
    let white = try renderer.render(list.fillingPages(with: 0xFFFF_FFFF))
    var blocks = Blocks(width: actual.width, height: actual.height)
    let app = blocks.compare(golden.pixels, actual.pixels, black.pixels, white.pixels)
    if app > 0 {
      summary = "\(app) pixels of the app around the page differ"
      return
    }
    let (differing, all) = blocks.differing
    guard Double(differing) > Double(all) * Self.allowedPart else { return nil }
    summary = "\(differing) of \(all) blocks of the page differ"
  }
}

/// The sums of the differences of a page's pixels, block by block.
private struct Blocks {
  private let width: Int
  private let columns: Int
  private var counts: [Int]
  private var reds: [Int]
  private var greens: [Int]
  private var blues: [Int]

  init(width: Int, height: Int) {
    let length = PageDifference.blockLength
    self.width = width
    columns = (width + length - 1) / length
    let count = columns * ((height + length - 1) / length)
    counts = Array(repeating: 0, count: count)
    reds = counts
    greens = counts
    blues = counts
  }

  /// Adds the page's pixels, which differ between a black and a white page, and returns the number of other
  /// pixels that differ.
  ///
  /// Uses plain loops, because tests are built without optimization and a picture has millions of pixels.
  mutating func compare(
    _ golden: [UInt32], _ actual: [UInt32], _ black: [UInt32], _ white: [UInt32]
  ) -> Int {
    var (app, index, x, y) = (0, 0, 0, 0)
    while index < actual.count {
      let (one, other) = (golden[index], actual[index])
      if black[index] == white[index] {
        if one != other { app += 1 }
      } else {
        let block = y / PageDifference.blockLength * columns + x / PageDifference.blockLength
        counts[block] += 1
        if one != other {
          reds[block] += Int(one >> 16 & 0xFF) - Int(other >> 16 & 0xFF)
          greens[block] += Int(one >> 8 & 0xFF) - Int(other >> 8 & 0xFF)
          blues[block] += Int(one & 0xFF) - Int(other & 0xFF)
        }
      }
      index += 1
      x += 1
      if x == width { (x, y) = (0, y + 1) }
    }
    return app
  }

  /// The number of blocks with pixels of the page, and the number of those that exceed the tolerance.
  var differing: (differing: Int, all: Int) {
    var (differing, all) = (0, 0)
    for (index, count) in counts.enumerated() where count > 0 {
      all += 1
      let limit = PageDifference.tolerance * count
      if abs(reds[index]) > limit || abs(greens[index]) > limit || abs(blues[index]) > limit {
        differing += 1
      }
    }
    return (differing, all)
  }
}

extension DisplayList {
  /// Returns the same drawing with its pages filled with a color.
  fileprivate func fillingPages(with pixel: UInt32) -> DisplayList {
    DisplayList(size: size, scale: scale, commands: commands.map { $0.fillingPages(with: pixel) })
  }
}

extension DrawingCommand {
  fileprivate func fillingPages(with pixel: UInt32) -> DrawingCommand {
    switch self {
    case .image(let bitmap, let source, let rect) where bitmap.name == "page":
      let pixels = [UInt32](repeating: pixel, count: bitmap.pixels.count)
      return .image(
        Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels, name: bitmap.name),
        source: source, in: rect)
    case .group(var group):
      group.commands = group.commands.map { $0.fillingPages(with: pixel) }
      return .group(group)
    case .adaptive(var choice):
      choice.onLight = choice.onLight.map { $0.fillingPages(with: pixel) }
      choice.onDark = choice.onDark.map { $0.fillingPages(with: pixel) }
      return .adaptive(choice)
    default: return self
    }
  }
}
