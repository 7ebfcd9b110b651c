/// Rows by priority; in one priority first in, first out.
struct PriorityBuckets {
  private var heads: [Int32] = Array(repeating: -1, count: 1001)
  private var tails: [Int32] = Array(repeating: -1, count: 1001)
  private var rows: [Int32] = []
  private var next: [Int32] = []
  private var top = 0

  @inline(__always)
  mutating func push(_ row: Int32, priority: Float) {
    let bucket = Int(priority)
    let entry = Int32(truncatingIfNeeded: rows.count)
    rows.append(row)
    next.append(-1)
    if tails[bucket] < 0 { heads[bucket] = entry } else { next[Int(tails[bucket])] = entry }
    tails[bucket] = entry
    if bucket > top { top = bucket }
  }

  /// Removes the oldest row of those with the greatest priority.
  mutating func pop() -> Int32? {
    while true {
      let entry = heads[top]
      if entry >= 0 {
        heads[top] = next[Int(entry)]
        if heads[top] < 0 { tails[top] = -1 }
        return rows[Int(entry)]
      }
      if top == 0 { return nil }
      top -= 1
    }
  }
}
