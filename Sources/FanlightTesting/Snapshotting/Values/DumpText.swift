import Foundation

/// The text of a value with all its members, one per line: "-" before values without members, "▿" before
/// others.
struct DumpText {
  /// The enclosing objects, to detect cycles.
  private var enclosing: Set<ObjectIdentifier> = []

  /// Returns the text of a value.
  static func text(of value: Any) -> String {
    DumpText().lines(of: value, name: nil, depth: 0).joined(separator: "\n") + "\n"
  }

  /// Returns a string without its memory addresses.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }

  private func lines(of value: Any, name: String?, depth: Int) -> [String] {
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    let isLeaf = children.isEmpty
    func line(_ text: String, isLeaf: Bool) -> String {
      String(repeating: " ", count: depth * 2) + (isLeaf ? "- " : "▿ ")
        + (name.map { "\($0): " } ?? "") + text
    }
    func count(_ one: String, _ many: String) -> String {
      children.count == 1 ? "1 \(one)" : "\(children.count) \(many)"
    }
    var inner = self
    var isSorted = false
    let text: String
    switch mirror.displayStyle {
    case .collection: text = count("element", "elements")
    case .dictionary: (text, isSorted) = (count("key/value pair", "key/value pairs"), true)
    case .set: (text, isSorted) = (count("member", "members"), true)
    case .tuple: text = "(\(count("element", "elements")))"
    case .optional: text = Self.typeName(mirror) + (isLeaf ? ".none" : "")
    case let style:
      if let value = value as? any AnySnapshotStringConvertible {
        guard type(of: value).renderChildren else {
          return [line(value.snapshotDescription, isLeaf: true)]
        }
        text = value.snapshotDescription
      } else if let value = value as? any CustomStringConvertible {
        text = value.description
      } else if style == .class {
        let object = ObjectIdentifier(value as AnyObject)
        guard inner.enclosing.insert(object).inserted else {
          return [line("(circular reference)", isLeaf: isLeaf)]
        }
        (text, isSorted) = (Self.typeName(mirror), true)
      } else if style == .struct {
        (text, isSorted) = (Self.typeName(mirror), true)
      } else if style == .enum {
        text = Self.typeName(mirror) + (isLeaf ? ".\(value)" : "")
      } else {
        text = String(describing: value)
      }
    }
    var below = children.map { inner.lines(of: $0.value, name: $0.label, depth: depth + 1) }
    if isSorted { below.sort { $0.lexicographicallyPrecedes($1) } }
    return [line(text, isLeaf: isLeaf)] + below.flatMap { $0 }
  }

  /// Returns the name of a value's type, without the numbers of local types.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
