package import Foundation

/// The positions of a section's groups: one after the other along an axis.
///
/// Groups are equal until views determine their own sizes: then those that differ are stored, and
/// one number for each group.
package struct SectionPlan: Sendable {
  package let template: GroupTemplate
  /// The space that a group is laid out in.
  package let container: CGSize
  package let itemCount: Int
  package let spacing: CGFloat
  /// Whether the groups are in a row.
  package let isHorizontal: Bool
  package let scale: CGFloat
  /// A group in which no view has decided anything.
  package private(set) var standard: SolvedGroup
  /// The number of items in a group.
  package let perGroup: Int
  /// The groups that are unlike: those with views that have decided, and a last one with fewer items.
  private var special: [Int: SolvedGroup] = [:]
  /// The lengths of the groups with the distance behind each; empty while all are alike.
  private var lengths: LengthList?
  package private(set) var preferred: [Int: CGSize] = [:]

  package init(
    _ template: GroupTemplate, container: CGSize, itemCount: Int, spacing: CGFloat,
    isHorizontal: Bool, scale: CGFloat, preferred: [Int: CGSize]
  ) {
    self.template = template
    self.container = container
    self.itemCount = itemCount
    self.spacing = spacing
    self.isHorizontal = isHorizontal
    self.scale = scale
    standard = GroupSolver.solve(template, in: container, scale: scale)
    perGroup = max(1, standard.leaves.count)
    let groups = Set(preferred.keys.filter { $0 < itemCount }.map { $0 / perGroup })
    self.preferred = preferred
    if itemCount % perGroup != 0 { resolve(groupCount - 1) }
    for group in groups { resolve(group) }
  }

  package var groupCount: Int { (itemCount + perGroup - 1) / perGroup }

  private func length(_ group: SolvedGroup) -> CGFloat {
    isHorizontal ? group.size.width : group.size.height
  }

  /// The length of all groups with the distances between them.
  package var total: CGFloat {
    guard groupCount > 0 else { return 0 }
    return start(of: groupCount) - spacing
  }

  package func group(_ index: Int) -> SolvedGroup { special[index] ?? standard }

  package func start(of group: Int) -> CGFloat {
    if let lengths { return lengths.offset(of: group) }
    return CGFloat(group) * (length(standard) + spacing)
  }

  /// The distance from one standard group to the next.
  package var step: CGFloat { length(standard) + spacing }

  /// Returns the groups between two positions.
  package func groups(from: CGFloat, to: CGFloat) -> Range<Int> {
    let count = groupCount
    guard count > 0, to >= 0, from <= to else { return 0..<0 }
    func index(_ place: CGFloat) -> Int {
      if let lengths { return min(count, lengths.index(at: max(0, place))) }
      guard step > 0 else { return place < 0 ? 0 : count }
      return Int(min(CGFloat(count), max(0, (place / step).rounded(.down))))
    }
    // One more on both ends: items may extend beyond their group.
    let first = max(0, index(from) - 1)
    return first..<max(first, min(count, index(to) + 2))
  }

  /// Sets the preferred size of a view.
  package mutating func setPreferred(_ size: CGSize, of item: Int) {
    guard item < itemCount else { return }
    preferred[item] = size
    resolve(item / perGroup)
  }

  private mutating func resolve(_ index: Int) {
    guard index >= 0, index < groupCount else { return }
    let first = index * perGroup
    let own = preferred
    let solved = GroupSolver.solve(
      template, in: container, scale: scale, limit: min(perGroup, itemCount - first)
    ) { own[first + $0] }
    special[index] = solved
    guard lengths != nil || length(solved) != length(standard) else { return }
    if lengths == nil {
      lengths = LengthList(repeating: length(standard) + spacing, count: groupCount)
    }
    let new = length(solved) + spacing
    lengths?[index] = new
  }
}
