/// The declarations that are part of Apple's Foundation, and of Fanlight's modules on Linux.
enum FoundationExtras {
  /// Returns the modules that a source file needs in addition to Foundation.
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

  /// Returns whether a source file with these imports needs `os`, which has the unfair locks on Linux.
  static func needsOS(_ bytes: [UInt8], imports modules: Set<String>) -> Bool {
    modules.isDisjoint(with: ["os", "OSLog"]) && ByteSearch.contains("os_unfair_lock", in: bytes)
  }

  /// Returns whether a source file names a type of UIKit: a name that begins with `UI` and an uppercase letter.
  static func namesUIKit(_ bytes: [UInt8]) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return bytes.indices.dropLast(2).contains { index in
      bytes[index] == UInt8(ascii: "U") && bytes[index + 1] == UInt8(ascii: "I")
        && capitals.contains(bytes[index + 2])
        && (index == 0 || !isPartOfName(bytes[index - 1]))
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
