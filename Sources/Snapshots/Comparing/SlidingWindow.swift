/// Finds the square of a picture with the most marked pixels.
enum SlidingWindow {
  /// Returns the maximum number of marks in any square of a side length, which is limited to the size of the
  /// picture.
  ///
  /// - Complexity: O(width · height).
  static func largestCount(of marks: [Bool], width: Int, height: Int, edge: Int) -> Int {
    guard width > 0, height > 0 else { return 0 }
    let columns = min(max(1, edge), width)
    let rows = min(max(1, edge), height)
    var sums = [Int](repeating: 0, count: width)
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        if marks[y * width + x] { sums[x] += 1 }
        if y >= rows, marks[(y - rows) * width + x] { sums[x] -= 1 }
      }
      guard y >= rows - 1 else { continue }
      var sum = 0
      for x in 0..<width {
        sum += sums[x]
        if x >= columns { sum -= sums[x - columns] }
        largest = max(largest, sum)
      }
    }
    return largest
  }
}
