/// The identity of a finding: the same fault has the same fingerprint on every device and in every run.
package struct Fingerprint: Sendable, Hashable {
  /// The 64-bit FNV-1a hash.
  package let value: UInt64

  /// Creates the fingerprint of a fault (audit.md 7).
  ///
  /// - Parameters:
  ///   - rule: The rule's id.
  ///   - subject: The page's name in reports, such as its path and query.
  ///   - element: The element, of which the frames and the path count.
  ///   - edge: The edge, where the fault has one.
  package init(rule: String, subject: String, element: Element, edge: Edge?) {
    var hash = FNV1a()
    hash.add(field: rule)
    hash.add(field: subject)
    hash.add(field: element.frame.joined(separator: "\u{1E}"))
    hash.add(field: element.path.joined(separator: "\u{1E}"))
    hash.add(field: edge?.rawValue ?? "")
    value = hash.value
  }

  /// Parses the text of a fingerprint; `nil` if the text isn't one.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst(4)
    guard text.hasPrefix("fa1-"), digits.count == 16,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let value = UInt64(Substring(digits), radix: 16)
    else { return nil }
    self.value = value
  }
}

extension Fingerprint: CustomStringConvertible {
  /// `fa1-` and 16 hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return "fa1-" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint: Comparable {
  package static func < (a: Fingerprint, b: Fingerprint) -> Bool { a.value < b.value }
}
