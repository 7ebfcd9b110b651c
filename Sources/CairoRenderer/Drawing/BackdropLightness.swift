import DisplayList
import Foundation

/// Measures the luminance of what has been drawn so far.
struct BackdropLightness {
  /// The context, in whose user space areas are.
  let context: CairoContext

  /// Returns whether the destination's average luminance in an area is dark.
  ///
  /// Pixels are weighted by their alpha; an area that is empty or outside the canvas is not dark.
  func isDark(in area: CGRect) throws -> Bool {
    guard let bounds = Path(area).applying(context.transform).boundingBox else { return false }
    var light: CGFloat = 0
    var weight: CGFloat = 0
    try context.withTarget { target, origin in
      let canvas = CGRect(x: 0, y: 0, width: target.width, height: target.height)
      let pixels = bounds.offsetBy(dx: -origin.x, dy: -origin.y).integral.intersection(canvas)
      guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { return }
      // A few thousand samples are enough.
      let step = max(1, Int((pixels.width * pixels.height / 4096).squareRoot()))
      target.withPixels { first, rowLength in
        for y in stride(from: Int(pixels.minY), to: Int(pixels.maxY), by: step) {
          for x in stride(from: Int(pixels.minX), to: Int(pixels.maxX), by: step) {
            let pixel = first[y * rowLength + x]
            // The components are premultiplied already.
            light +=
              Color(
                red: CGFloat(pixel >> 16 & 255), green: CGFloat(pixel >> 8 & 255),
                blue: CGFloat(pixel & 255)
              ).lightness
            weight += CGFloat(pixel >> 24)
          }
        }
      }
    }
    return weight > 0 && light / weight < 0.5
  }
}
