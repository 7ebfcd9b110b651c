/// The optional requirements of Fanlight's protocols.
enum FrameworkRequirements {
  /// The requirements, by base name.
  static let byName: [String: [MethodFacts]] = Dictionary(
    grouping: rows.split(separator: "\n").compactMap(requirement), by: \.base)

  /// The protocols that protocols of the frameworks refine.
  static let refined: [String: [String]] = [
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate", "UIScrollViewDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]

  /// Parses a row: `Protocol.name(labels) -> Result`.
  private static func requirement(_ row: Substring) -> MethodFacts? {
    guard let dot = row.firstIndex(of: "."), let open = row.firstIndex(of: "("),
      let close = row.firstIndex(of: ")")
    else { return nil }
    let result = row.firstRange(of: " -> ").map { String(row[$0.upperBound...]) }
    return MethodFacts(
      base: String(row[row.index(after: dot)..<open]),
      labels: row[row.index(after: open)..<close].split(separator: ":").map(String.init),
      result: result, isOptional: true, requirementOf: String(row[..<dot]))
  }
}
