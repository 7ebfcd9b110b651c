/// The edit distance between two words: insertions, deletions, replacements and swaps of
/// neighbors.
///
/// - Source: the "optimal string alignment" distance, a restriction of F. J. Damerau, "A technique
///   for computer detection and correction of spelling errors", doi:10.1145/363958.363994.
package func editDistance(_ left: String, _ right: String) -> Int {
  let a = Array(left.utf8)
  let b = Array(right.utf8)
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        least = min(least, beforeLast[j - 1] + 1)
      }
      row.append(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
