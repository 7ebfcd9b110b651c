import AuditRules

extension RGBA {
  /// Parses a computed color, such as "rgb(255, 0, 0)" or "rgba(0, 0, 0, 0.5)"; `nil` for other forms.
  init?(css text: String) {
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      return nil
    }
    let inside = text[text.index(after: open)...].dropLast()
    let numbers = inside.split { $0 == "," || $0 == " " || $0 == "/" }.compactMap { Double($0) }
    guard numbers.count >= 3 else { return nil }
    self.init(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }
}
