/// Tells without parsing whether a source can need rewriting at all.
enum Triggers {
  /// Whether a source has a word that a rule looks for, or a class that gets lines.
  static func mayChange(_ bytes: [UInt8], _ facts: FileFacts, _ module: ModuleFacts) -> Bool {
    if words.contains(where: { ByteSearch.contains($0, in: bytes) }) { return true }
    if facts.types.contains(where: { module.forwarders[$0.name] != nil }) { return true }
    // An optional method that a subclass adds is worth a warning.
    if facts.types.contains(where: { type in
      type.members.contains { module.superclassWithout($0, below: type.name) != nil }
    }) {
      return true
    }
    let modules = facts.imports.map { $0.split(separator: " ").last ?? "" }
    return modules.contains("Foundation") && !modules.contains("UIKit")
      || modules.contains { $0.contains(".") || ["Darwin", "ObjectiveC", "SwiftUI"].contains($0) }
  }

  private static let words: [StaticString] = [
    "#if", "@objc", "@IB", "@NS", "@UIApplicationMain", "@GKInspectable", "#selector", "#keyPath",
    "#Preview", "?(", "!(", "dynamic", "observeValue", "override", "class_", "method_", "objc_",
    "forKey", "AnyObject", ").description()",
  ]
}
