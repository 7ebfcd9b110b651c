import DisplayList
import Foundation

/// Draws bitmaps.
struct ImagePainter {
  /// The context, in whose user space the rectangles are.
  let context: CairoContext

  /// Draws the part `source` of a bitmap, in its pixels, into `rect`.
  ///
  /// A bitmap whose pixels align with the canvas's is copied; any other is interpolated.
  func draw(_ bitmap: Bitmap, source: CGRect, in rect: CGRect) throws {
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let part = source.intersection(whole)
    guard rect.width > 0, rect.height > 0, !part.isNull, part.width > 0, part.height > 0 else {
      return
    }
    let toRect = Transform.translation(x: -source.minX, y: -source.minY)
      .concatenating(.scaling(x: rect.width / source.width, y: rect.height / source.height))
      .concatenating(.translation(x: rect.minX, y: rect.minY))
    let toPixels = toRect.concatenating(context.transform)
    guard toPixels.inverted() != nil else { return }
    // Whole pixels around the part; filling the part's rectangle clips to its exact edges.
    let pixels = part.integral.intersection(whole)
    try withSurface(of: bitmap, part: pixels) { surface in
      context.withState {
        if let shift = Self.wholeShift(toPixels) {
          context.transform = .translation(x: shift.x, y: shift.y)
          context.setSource(surface, origin: pixels.origin, sampling: .nearest)
        } else {
          let shrinks = abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c) < 1
          context.transform = toPixels
          context.setSource(
            surface, origin: pixels.origin, sampling: shrinks ? .good : .bilinear)
        }
        context.fill(Path(part))
      }
    }
  }

  /// Returns the offset of a transform that only translates by whole pixels, or `nil` for any
  /// other.
  private static func wholeShift(_ transform: Transform) -> CGPoint? {
    let tolerance = 1e-4
    let shift = CGPoint(x: transform.tx.rounded(), y: transform.ty.rounded())
    guard abs(transform.a - 1) < 1e-6, abs(transform.d - 1) < 1e-6, abs(transform.b) < 1e-6,
      abs(transform.c) < 1e-6, abs(transform.tx - shift.x) < tolerance,
      abs(transform.ty - shift.y) < tolerance
    else { return nil }
    return shift
  }

  /// Calls `body` with a surface over a part of a bitmap's own pixels.
  private func withSurface(
    of bitmap: Bitmap, part: CGRect, _ body: (CairoSurface) throws -> Void
  ) throws {
    try bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let first = base + Int(part.minY) * bitmap.width + Int(part.minX)
      // cairo only reads from the surface, which ends before the pixels do.
      let surface = try CairoSurface(
        borrowing: UnsafeMutablePointer(mutating: first), width: Int(part.width),
        height: Int(part.height), rowLength: bitmap.width)
      try body(surface)
    }
  }
}
