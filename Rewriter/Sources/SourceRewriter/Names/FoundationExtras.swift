/// What comes with Apple's Foundation and is in this package's modules on Linux.
enum FoundationExtras {
  /// Returns the modules that a source needs beside Foundation.
  static func modules(usedIn bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for (module, words) in words
    where words.contains(where: { ByteSearch.contains($0, in: bytes) }) {
      found.insert(module)
    }
    return found
  }

  private static let words: [(String, [StaticString])] = [
    (
      "CoreGraphics",
      [
        "CGAffineTransform", "CGPath", "CGMutablePath", "CGColor", "CGImage", "CGVector",
        "CGContext", "CFAbsoluteTime",
      ]
    ),
    (
      "UIKit",
      [
        "objc_setAssociatedObject", "objc_getAssociatedObject", "NSKeyValueObserv",
        "autoreleasepool",
        "CFTimeInterval", "Selector", "forKeyPath:", ".observe(\\", "willChangeValue",
        "didChangeValue", "NSKeyValueChangeKey", "objc_sync_e", "NSUserActivity",
      ]
    ),
  ]

  /// Whether a source locks by the functions of Apple's C library, which are in `os` on Linux.
  static func usesUnfairLocks(_ bytes: [UInt8]) -> Bool {
    ByteSearch.contains("os_unfair_lock", in: bytes)
  }
}
