import DisplayList

/// How two snapshots differ.
struct SnapshotDifference {
  /// What differs, for a person.
  let summary: String
  /// The golden picture faintly, with red where a pixel differs.
  let picture: Bitmap

  /// Compares two snapshots; `nil` if they are the same.
  init?(golden: Snapshot, actual: Snapshot) {
    let isSamePicture = golden.picture == actual.picture
    guard !isSamePicture || golden.text != actual.text else { return nil }
    let (picture, count) = Self.compare(golden.picture, actual.picture)
    self.picture = picture
    var parts: [String] = []
    if golden.picture.width != actual.picture.width
      || golden.picture.height != actual.picture.height
    {
      parts.append(
        """
        the size is \(actual.picture.width)x\(actual.picture.height) instead of \
        \(golden.picture.width)x\(golden.picture.height)
        """)
    } else if count > 0 {
      parts.append("\(count) of \(golden.picture.pixels.count) pixels differ")
    }
    if let line = Self.firstDifferentLine(golden.text, actual.text) { parts.append(line) }
    summary = parts.joined(separator: "; ")
  }

  private static func compare(_ golden: Bitmap, _ actual: Bitmap) -> (Bitmap, Int) {
    let width = max(golden.width, actual.width)
    let height = max(golden.height, actual.height)
    var pixels = [UInt32](repeating: 0xFFFF_0000, count: width * height)
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let (one, other) = (Self.pixel(golden, x, y), Self.pixel(actual, x, y))
        if one != nil, one == other {
          pixels[y * width + x] = Self.faint(one ?? 0)
        } else {
          count += 1
        }
      }
    }
    return (Bitmap(width: width, height: height, pixels: pixels, name: "difference"), count)
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap.pixels[y * bitmap.width + x] : nil
  }

  /// A light gray that still lets the picture be recognized.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel & 0xFF) + (pixel >> 8 & 0xFF) + (pixel >> 16 & 0xFF)
    let gray = 192 + sum / 12
    return 0xFF00_0000 | min(gray, 255) * 0x01_0101
  }

  static func firstDifferentLine(_ golden: String, _ actual: String) -> String? {
    let one = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let other = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(one.count, other.count) {
      let expected = index < one.count ? one[index] : "(no line)"
      let found = index < other.count ? other[index] : "(no line)"
      if expected != found {
        return "line \(index + 1) of the text is \"\(found)\" instead of \"\(expected)\""
      }
    }
    return nil
  }
}
