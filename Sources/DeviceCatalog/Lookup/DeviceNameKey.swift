/// A name as it is compared: in lower case, without punctuation and without words that people
/// leave out.
///
/// "iPhone SE (3rd gen)", "iphone-se-3" and "iPhone SE 3rd generation" have one key.
struct DeviceNameKey: Hashable {
  /// The letters and digits that are left.
  let text: String

  private static let leftOut: Set<String> = ["gen", "generation", "inch", "display"]
  private static let ordinals: Set<String> = ["st", "nd", "rd", "th"]

  init(_ name: some StringProtocol) {
    var key = ""
    for word in Self.words(of: name) where !Self.leftOut.contains(word) {
      let digits = word.prefix { $0.isNumber }
      let isOrdinal =
        !digits.isEmpty && Self.ordinals.contains(String(word.dropFirst(digits.count)))
      key += isOrdinal ? String(digits) : word
    }
    text = key
  }

  /// The key of a name without what stands in brackets, `nil` when nothing does.
  init?(family name: String) {
    guard let bracket = name.firstIndex(of: "(") else { return nil }
    self.init(name[..<bracket])
  }

  private static func words(of name: some StringProtocol) -> [String] {
    name.lowercased()
      .split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "+" })
      .map { $0.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "plus") }
  }
}
