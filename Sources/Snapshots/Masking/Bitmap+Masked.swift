package import DisplayList

extension Bitmap {
  /// Returns the picture with rectangles filled with the mask color; parts outside the picture are ignored.
  package func masked(_ masks: [PixelRect]) -> Bitmap {
    guard !masks.isEmpty else { return self }
    var pixels = pixels
    for mask in masks {
      let columns = max(0, mask.x)..<max(0, min(width, mask.x + mask.width), max(0, mask.x))
      let rows = max(0, mask.y)..<max(0, min(height, mask.y + mask.height), max(0, mask.y))
      for y in rows {
        for x in columns { pixels[y * width + x] = Self.maskColor }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: name)
  }

  /// Opaque magenta, which pictures rarely contain.
  private static var maskColor: UInt32 { 0xFFFF_00FF }
}
