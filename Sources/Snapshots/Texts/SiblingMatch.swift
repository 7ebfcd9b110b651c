/// Matches the views of two lists of siblings.
enum SiblingMatch {
  /// Returns the index of the golden counterpart of each actual view, in ascending order.
  ///
  /// The longest common subsequence of views with the same class, identifier and text is matched first, then
  /// the views in between by class and identifier, then by class.
  static func partners(_ golden: [ViewNode], _ actual: [ViewNode]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: actual.count)
    let keys: [(ViewNode) -> [String?]] = [
      { [$0.className, $0.identifier, $0.text] }, { [$0.className, $0.identifier] },
      { [$0.className] },
    ]
    for key in keys {
      var start = (golden: 0, actual: 0)
      // Each pass fills the gaps that the previous one left.
      for end in partners.indices.filter({ partners[$0] != nil }) + [actual.count] {
        let stop = end < actual.count ? partners[end] ?? golden.count : golden.count
        let found = longestCommonSubsequence(
          golden[start.golden..<stop].map(key), actual[start.actual..<end].map(key))
        for (one, other) in found { partners[start.actual + other] = start.golden + one }
        start = (stop + 1, end + 1)
      }
    }
    return partners
  }

  /// Returns the pairs of indices of a longest common subsequence.
  ///
  /// - Complexity: O(n · m).
  private static func longestCommonSubsequence<Element: Equatable>(
    _ one: [Element], _ other: [Element]
  ) -> [(Int, Int)] {
    guard !one.isEmpty, !other.isEmpty else { return [] }
    let width = other.count + 1
    var lengths = [Int](repeating: 0, count: (one.count + 1) * width)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i * width + j] =
          one[i] == other[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < one.count, j < other.count {
      if one[i] == other[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
