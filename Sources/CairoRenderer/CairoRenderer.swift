public import DisplayList
import Foundation
import Synchronization

/// Draws display lists into pixels.
///
/// One renderer may be used by many threads at once; it caches the font files that it opened.
/// Glyphs are positioned on whole pixels and not hinted, so that every version of cairo gives the
/// same pixels.
public final class CairoRenderer: Sendable {
  private let faces = Mutex<[String: CairoFontFace]>([:])

  /// Creates a renderer that has opened no font yet.
  public init() {}

  /// Draws a display list on a transparent canvas.
  ///
  /// - Parameters:
  ///   - list: The list to draw. The canvas has `size * scale` pixels, rounded.
  ///   - name: The result's name in the text form of another display list.
  /// - Returns: The pixels.
  /// - Throws: ``RenderingError`` if the canvas has no pixels or too many, a font's file cannot be
  ///   opened, or memory runs out.
  public func render(_ list: DisplayList, name: String = "rendering") throws -> Bitmap {
    let width = Self.pixels(list.size.width * list.scale)
    let height = Self.pixels(list.size.height * list.scale)
    // Checked before memory is allocated.
    let isPossible =
      (1...CairoSurface.largestSide).contains(width)
      && (1...CairoSurface.largestSide).contains(height)
    let count = isPossible ? width * height : 0
    let pixels = try [UInt32](unsafeUninitializedCapacity: max(1, count)) { buffer, filled in
      buffer.initialize(repeating: 0)
      guard let base = buffer.baseAddress else { return }
      let surface = try CairoSurface(
        borrowing: base, width: width, height: height, rowLength: width)
      let context = try CairoContext(surface)
      context.transform = .scaling(x: list.scale, y: list.scale)
      try CommandPainter(context: context, face: face).draw(list.commands)
      try context.checkStatus("Drawing a picture of \(width) by \(height) pixels")
      filled = count
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: name)
  }

  /// Returns the face of the font file at a path, and opens it at its first use.
  private func face(at path: String) throws(RenderingError) -> CairoFontFace {
    if let face = faces.withLock({ $0[path] }) { return face }
    // Opened outside the lock: if two threads open the same file, one of the two faces is kept.
    let face = try CairoFontFace(path: path)
    return faces.withLock { faces in
      if let kept = faces[path] { return kept }
      faces[path] = face
      return face
    }
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int(max(-1, min(length.rounded(), 1e9))) : 0
  }
}
