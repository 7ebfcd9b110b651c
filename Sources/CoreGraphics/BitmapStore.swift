import DisplayList
import Foundation

/// The pixels of an image context, in memory that it allocated or that the app provided.
///
/// S15.5: Drawing changes the app's memory, and what the app writes there is below subsequent drawing.
final class BitmapStore {
  let layout: PixelLayout
  let space: CGColorSpace
  let info: UInt32
  /// The number of pixels per point.
  let scale: CGFloat
  /// The transform from the context's base space to one with its origin at the top left corner.
  let base: Transform
  private let memory: UnsafeMutableRawPointer
  private let ownsMemory: Bool
  /// Whether the app can read the memory at any time, so that drawing has to change it immediately.
  private(set) var isShared: Bool

  init(
    _ layout: PixelLayout, space: CGColorSpace, info: UInt32, scale: CGFloat, isFlipped: Bool,
    memory: UnsafeMutableRawPointer?
  ) {
    self.layout = layout
    self.space = space
    self.info = info
    self.scale = scale
    let height = CGFloat(layout.height) / scale
    base = isFlipped ? Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height) : .identity
    let size = layout.bytesPerRow * layout.height
    ownsMemory = memory == nil
    isShared = memory != nil
    if let memory {
      self.memory = memory
    } else {
      self.memory = .allocate(byteCount: size, alignment: 16)
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    }
  }

  deinit {
    if ownsMemory { memory.deallocate() }
  }

  /// The size of the context, in points.
  var size: CGSize {
    CGSize(width: CGFloat(layout.width) / scale, height: CGFloat(layout.height) / scale)
  }

  private var byteCount: Int { layout.bytesPerRow * layout.height }

  /// Returns the memory to the app, which from now on may read it at any time.
  func exposeMemory() -> UnsafeMutableRawPointer {
    isShared = true
    return memory
  }

  /// Draws commands of the context's base space over the pixels.
  func draw(_ commands: [DrawingCommand]) {
    guard !commands.isEmpty else { return }
    let whole = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    let below = DrawingCommand.image(bitmap(), source: whole, in: CGRect(origin: .zero, size: size))
    let above =
      base == .identity ? commands : [.group(Group(transform: base, commands: commands))]
    let list = DisplayList(size: size, scale: scale, commands: [below] + above)
    guard let result = BitmapRenderer.bitmap(list) else { return }
    layout.write(result, to: UnsafeMutableRawBufferPointer(start: memory, count: byteCount))
  }

  /// Returns a copy of the pixels.
  func bitmap() -> Bitmap {
    layout.bitmap(
      UnsafeRawBufferPointer(start: memory, count: byteCount), name: "image context")
  }
}
