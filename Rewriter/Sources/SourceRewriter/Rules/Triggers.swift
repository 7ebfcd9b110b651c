/// Determines without parsing whether a source file may need rewriting.
enum Triggers {
  /// Returns whether a source file has a word that requires parsing.
  static func needsParsing(_ bytes: [UInt8]) -> Bool {
    words.contains { ByteSearch.contains($0, in: bytes) }
  }

  /// Returns whether a source file may change or have a warning, given the facts of its module.
  static func mayChange(_ bytes: [UInt8], _ facts: FileFacts, _ module: ModuleFacts) -> Bool {
    if needsParsing(bytes) || callsOptional(bytes, module) || importsMore(bytes, facts) {
      return true
    }
    return facts.types.contains { type in
      module.forwarders[type.name] != nil
        || type.members.contains {
          $0.isOverride && type.kind == .extension
            // An optional method that a subclass adds has a warning.
            || module.superclassWithout($0, below: type.name) != nil
        }
    }
  }

  /// Returns whether a source file calls an optional requirement: `name?(` or `name!(`.
  private static func callsOptional(_ bytes: [UInt8], _ module: ModuleFacts) -> Bool {
    for index in bytes.indices.dropFirst() where bytes[index] == UInt8(ascii: "(") {
      let mark = bytes[index - 1]
      guard mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") else { continue }
      let name = bytes[..<(index - 1)].reversed().prefix { byte in
        byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a)
          || (byte >= 0x30 && byte <= 0x39)
      }
      let text = String(decoding: name.reversed(), as: UTF8.self)
      if module.optionalRequirements[text] != nil { return true }
    }
    return false
  }

  /// Returns whether an import changes or is added.
  private static func importsMore(_ bytes: [UInt8], _ facts: FileFacts) -> Bool {
    let modules = facts.imports.map { $0.split(separator: " ").last ?? "" }
    if modules.contains(where: { $0.contains(".") || replaced.contains(String($0)) }) {
      return true
    }
    let names = Set(modules.map { String($0.prefix { $0 != "." }) })
    if FoundationExtras.needsOS(bytes, imports: names) { return true }
    if modules.contains("XCTest"), !modules.contains("UIKit") {
      return FoundationExtras.namesUIKit(bytes)
    }
    return modules.contains("Foundation") && !modules.contains("UIKit")
      && (["URL", "HTTP", "NSMutableURLRequest"].contains { ByteSearch.contains($0, in: bytes) }
        || !FoundationExtras.modules(usedIn: bytes).isEmpty)
  }

  private static let replaced: Set<String> = ["Darwin", "ObjectiveC", "SwiftUI"]

  private static let words: [StaticString] = [
    "#if", "@objc", "@IB", "@NS", "@UIApplicationMain", "@GKInspectable", "#selector", "#keyPath",
    "#Preview", "dynamic", "observeValue", "class_", "method_", "objc_", "forKey", "as AnyObject",
    ").description()", "Selector(", "NSSelectorFromString", "optional ",
  ]
}
