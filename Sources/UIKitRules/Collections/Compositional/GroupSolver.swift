import Foundation

/// Lays out a group's items inside it; leading is left.
struct GroupSolver {
  let scale: CGFloat
  /// The preferred size of the view of the next item; `nil` for the layout's size.
  let preferred: (Int) -> CGSize?
  /// The number of remaining items.
  let limit: Int

  /// Lays out a group in a container.
  static func solve(
    _ template: GroupTemplate, in container: CGSize, scale: CGFloat, limit: Int = .max,
    preferred: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> SolvedGroup {
    let solver = GroupSolver(scale: scale, preferred: preferred, limit: limit)
    return solver.solve(template, in: container, first: 0)
  }

  /// A child of a group, laid out, and the spacing at its edges.
  private struct Slot {
    let solved: SolvedGroup
    let edges: GroupTemplate.EdgeSpacing
  }

  private func solve(
    _ template: GroupTemplate, in container: CGSize, first: Int
  ) -> SolvedGroup {
    var size = CGSize(
      width: template.width.resolved(in: container, scale: scale),
      height: template.height.resolved(in: container, scale: scale))
    let insets = template.insets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var result: SolvedGroup
    switch template.arrangement {
    case .leaf: return leaf(template, size, first)
    case .fixed(let places):
      result = SolvedGroup(
        size: inner,
        leaves: places.prefix(limit - min(limit, first)).map {
          SolvedGroup.Leaf(frame: $0.frame, zIndex: $0.zIndex)
        })
    case .fill(let isHorizontal):
      result = arrange(
        fill(template, inner, isHorizontal, first), template, inner, isHorizontal: isHorizontal)
    case .share(let isHorizontal, let count, let keepsSize):
      result = arrange(
        distribute(template, inner, isHorizontal, count, keepsSize, first), template, inner,
        isHorizontal: isHorizontal)
    }
    // An estimated length is that of the content.
    if template.width.isEstimated {
      size.width = result.size.width + insets.leading + insets.trailing
    }
    if template.height.isEstimated {
      size.height = result.size.height + insets.top + insets.bottom
    }
    result.size = size
    for index in result.leaves.indices {
      result.leaves[index].frame.origin.x += insets.leading
      result.leaves[index].frame.origin.y += insets.top
      for place in result.leaves[index].attached.indices {
        result.leaves[index].attached[place].rect.origin.x += insets.leading
        result.leaves[index].attached[place].rect.origin.y += insets.top
      }
    }
    attach(template, CGRect(origin: .zero, size: size), &result)
    return result
  }

  private func attach(_ template: GroupTemplate, _ rect: CGRect, _ result: inout SolvedGroup) {
    guard !template.attached.isEmpty, !result.leaves.isEmpty else { return }
    result.leaves[0].attached += template.attached.map {
      SolvedGroup.Attached(number: $0, rect: rect)
    }
  }

  private func leaf(_ template: GroupTemplate, _ size: CGSize, _ index: Int) -> SolvedGroup {
    var fitting: FittingAxes = []
    if template.width.isEstimated { fitting.insert(.width) }
    if template.height.isEstimated { fitting.insert(.height) }
    var size = size
    let insets = template.insets
    if !fitting.isEmpty, let asked = preferred(index) {
      if fitting.contains(.width) { size.width = asked.width + insets.leading + insets.trailing }
      if fitting.contains(.height) { size.height = asked.height + insets.top + insets.bottom }
    }
    let frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var result = SolvedGroup(size: size, leaves: [.init(frame: frame, fitting: fitting)])
    attach(template, frame, &result)
    return result
  }

  // MARK: Along an axis

  private func outer(_ slot: Slot, _ isHorizontal: Bool) -> CGFloat {
    let edges = slot.edges
    return isHorizontal
      ? edges.leading.length + slot.solved.size.width + edges.trailing.length
      : edges.top.length + slot.solved.size.height + edges.bottom.length
  }

  /// Repeats the children while there is space for them, but at least one.
  private func fill(
    _ template: GroupTemplate, _ inner: CGSize, _ isHorizontal: Bool, _ first: Int
  ) -> [Slot] {
    let space = isHorizontal ? inner.width : inner.height
    let own = isHorizontal ? template.width : template.height
    var slots: [Slot] = []
    var used: CGFloat = 0
    var index = first
    while index < limit {
      let child = template.children[slots.count % template.children.count]
      let slot = Slot(solved: solve(child, in: inner, first: index), edges: child.edges)
      let length = outer(slot, isHorizontal)
      let next = used + (slots.isEmpty ? 0 : template.spacing.length) + length
      // A group whose own length is an estimate contains each child once.
      if !slots.isEmpty,
        own.isEstimated ? slots.count == template.children.count : next > space + 1e-4
      {
        break
      }
      // Children without a length would be repeated forever.
      if slots.count >= template.children.count, next <= used { break }
      slots.append(slot)
      used = next
      index += slot.solved.leaves.count
      if slot.solved.leaves.isEmpty { break }
    }
    return slots
  }

  private func distribute(
    _ template: GroupTemplate, _ inner: CGSize, _ isHorizontal: Bool, _ count: Int,
    _ keepsSize: Bool, _ first: Int
  ) -> [Slot] {
    let child = template.children[0]
    let space = isHorizontal ? inner.width : inner.height
    let own = isHorizontal ? template.width : template.height
    // A child whose length along the axis is set may still determine the one across it.
    var sized = child
    if !keepsSize, !own.isEstimated {
      let edges = child.edges
      let around =
        isHorizontal
        ? edges.leading.length + edges.trailing.length : edges.top.length + edges.bottom.length
      let left = space - template.spacing.length * CGFloat(count - 1) - around * CGFloat(count)
      let part = max(0, left) / CGFloat(count)
      let length = scale > 0 ? (part * scale + 1e-4).rounded(.down) / scale : part
      if isHorizontal { sized.width = .fixed(length) } else { sized.height = .fixed(length) }
    }
    var slots: [Slot] = []
    var index = first
    for _ in 0..<count where index < limit {
      let solved = solve(sized, in: inner, first: index)
      slots.append(Slot(solved: solved, edges: child.edges))
      index += max(1, solved.leaves.count)
    }
    return slots
  }

  /// Positions children one after the other.
  private func arrange(
    _ slots: [Slot], _ template: GroupTemplate, _ inner: CGSize, isHorizontal: Bool
  ) -> SolvedGroup {
    let space = isHorizontal ? inner.width : inner.height
    let lengths = slots.reduce(0) { $0 + outer($1, isHorizontal) }
    let gaps = CGFloat(max(0, slots.count - 1))
    var gap = template.spacing.length
    var left = space - lengths - gap * gaps
    let springs = slots.reduce(0) { sum, slot in
      let edges = slot.edges
      let (before, after) =
        isHorizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
      return sum + (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
    }
    let isOpen = (isHorizontal ? template.width : template.height).isEstimated
    var spring: CGFloat = 0
    if left > 0, !isOpen {
      let total = CGFloat(springs) + (template.spacing.isFlexible ? gaps : 0)
      if total > 0 {
        spring = left / total
        if template.spacing.isFlexible { gap += spring }
        left = 0
      }
    }
    var position: CGFloat = 0
    var across: CGFloat = 0
    var result = SolvedGroup(size: .zero)
    for (index, slot) in slots.enumerated() {
      if index > 0 { position += gap }
      let edges = slot.edges
      let before = isHorizontal ? edges.leading : edges.top
      let after = isHorizontal ? edges.trailing : edges.bottom
      position += before.length + (before.isFlexible ? spring : 0)
      let side = offsetAcross(slot, inner, isHorizontal)
      let move =
        isHorizontal ? CGPoint(x: position, y: side) : CGPoint(x: side, y: position)
      for leaf in slot.solved.leaves {
        var leaf = leaf
        leaf.frame.origin.x += move.x
        leaf.frame.origin.y += move.y
        for place in leaf.attached.indices {
          leaf.attached[place].rect.origin.x += move.x
          leaf.attached[place].rect.origin.y += move.y
        }
        result.leaves.append(leaf)
      }
      position += isHorizontal ? slot.solved.size.width : slot.solved.size.height
      position += after.length + (after.isFlexible ? spring : 0)
      let end = isHorizontal ? edges.bottom.length : edges.trailing.length
      across = max(
        across, side + (isHorizontal ? slot.solved.size.height : slot.solved.size.width) + end)
    }
    result.size =
      isHorizontal
      ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    return result
  }

  /// Returns the position of a child across the axis: its own inset, moved by flexible spacing.
  private func offsetAcross(_ slot: Slot, _ inner: CGSize, _ isHorizontal: Bool) -> CGFloat {
    let edges = slot.edges
    let (before, after) = isHorizontal ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
    let length = isHorizontal ? slot.solved.size.height : slot.solved.size.width
    let space = isHorizontal ? inner.height : inner.width
    let left = max(0, space - length - before.length - after.length)
    switch (before.isFlexible, after.isFlexible) {
    case (true, true): return before.length + left / 2
    case (true, false): return before.length + left
    default: return before.length
    }
  }
}
