/// The family and the number in a device's name: "iphone" and 14 of "iPhone 14 Pro".
struct FamilyNumber: Hashable {
  /// The letters before the number, in lower case.
  let family: String
  /// The number.
  let number: Int

  /// Reads a name; `nil` when no number follows the first word.
  init?(_ name: String) {
    let characters = name.lowercased()
    let family = characters.prefix { $0.isLetter }
    let digits = characters.dropFirst(family.count).drop { $0 == " " || $0 == "-" }
      .prefix { $0.isNumber }
    guard !family.isEmpty, let number = Int(digits) else { return nil }
    self.family = String(family)
    self.number = number
  }
}
