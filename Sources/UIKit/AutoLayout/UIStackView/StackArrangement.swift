import Foundation

/// The arrangement of a stack's views at a time (S8.25-S8.31).
@MainActor
struct StackArrangement {
  private var rows: [StackRow] = []
  private var items: [ItemReference]
  private(set) var guides: [UILayoutGuide] = []
  private let stack: UIStackView
  private let state: StackState
  /// The arranged views.
  private let views: [Item]
  /// The arranged views that are shown.
  private let shown: [Item]
  /// The item that contains the views: the stack or its margins.
  private let area: Item

  private typealias Item = StackRow.Item

  init(_ stack: UIStackView) {
    self.stack = stack
    state = stack.stack
    items = [stack.reference]
    items.reserveCapacity(state.arranged.count + 3)
    var views: [Item] = []
    views.reserveCapacity(state.arranged.count)
    var shown = views
    shown.reserveCapacity(state.arranged.count)
    for (index, view) in state.arranged.enumerated() {
      let item = Item(index: Int32(index + 1))
      items.append(view.reference)
      views.append(item)
      if !stack.stack.hidden[index] { shown.append(item) }
    }
    (self.views, self.shown) = (views, shown)
    if state.isMarginsRelative {
      area = Item(index: Int32(items.count))
      items.append(stack.layoutMarginsGuide.reference)
    } else {
      area = .stack
    }
    rows.reserveCapacity(2 + 5 * views.count)
  }

  /// The rows of the arrangement.
  var stackRows: StackRows { StackRows(items: items, rows: rows) }

  /// Returns the arranged view that an item is.
  private func view(_ item: Item) -> UIView { state.arranged[Int(item.index) - 1] }

  private func isHidden(_ item: Item) -> Bool { stack.stack.hidden[Int(item.index) - 1] }

  private mutating func addGuide(_ identifier: String) -> Item {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    items.append(guide.reference)
    return Item(index: Int32(items.count - 1))
  }

  mutating func arrange() {
    hide()
    guard !shown.isEmpty else { return }
    if stack.systemVersion.metrics.halvesWrappingTextInStacks { halveWrappingText() }
    connectEnds()
    switch state.distribution {
    case .fill: chain(.equal)
    case .fillEqually:
      chain(.equal)
      makeEqual()
    case .fillProportionally:
      chain(.equal)
      makeProportional()
    case .equalSpacing: space(toCenters: false)
    case .equalCentering: space(toCenters: true)
    }
    align()
  }

  // MARK: Attributes

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { state.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossLength: Attribute { isRow ? .height : .width }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }

  private mutating func add(
    _ name: StackRow.Name, _ one: Item, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Item = .none,
    _ otherAttribute: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    rows.append(
      StackRow(
        name: name, first: one, firstAttribute: attribute, relation: relation, second: other,
        secondAttribute: otherAttribute, multiplier: multiplier, constant: constant,
        priority: priority))
    // A spacing that is not finite traps with the text of the constraint that contains it.
    if !(multiplier + constant).isFinite { _ = stackRows.constraints() }
  }

  // MARK: Along the stack

  /// A hidden view has no length and leaves no gap (S8.26): it is at the end of the view before it,
  /// and does not affect the stack's size on the other axis.
  ///
  /// S8.26: The length of a hidden arranged view is 0, required; later systems leave no gap at it
  /// at all.
  private mutating func hide() {
    var previous: Item?
    for view in views {
      guard isHidden(view) else {
        previous = view
        continue
      }
      add(.hiding, view, length, plus: 0)
      if let previous {
        add(.spacing, view, start, to: previous, end)
      } else if let first = shown.first {
        add(.spacing, first, start, to: view, end)
      } else {
        add(.canvasConnection, area, start, to: view, start)
      }
      add(.ambiguitySuppression, view, crossLength, plus: 0, at: 25)
      add(.alignment, area, crossStart, to: view, crossStart)
    }
  }

  /// Up to iOS 14 text that wraps in a row has an equal share of it, whatever lower priorities the
  /// views have (docs/spec/corrections.md).
  private mutating func halveWrappingText() {
    guard isRow, ![.fillEqually, .fillProportionally].contains(state.distribution) else { return }
    let count = CGFloat(shown.count)
    for item in shown {
      guard let label = view(item) as? UILabel, label.numberOfLines != 1 else { continue }
      add(
        .textWidthDisambiguation, item, length, to: area, length, times: 1 / count,
        plus: -state.spacing * (count - 1) / count, at: 759)
    }
  }

  private mutating func connectEnds() {
    guard let first = shown.first, let last = shown.last else { return }
    add(.canvasConnection, area, start, to: first, start)
    add(.canvasConnection, area, end, to: last, end)
  }

  /// Neighbors one after the other (S8.27).
  private mutating func chain(_ relation: NSLayoutConstraint.Relation) {
    for (one, next) in zip(shown, shown.dropFirst()) {
      let gap = stack.space(after: view(one))
      if !isRow, state.isBaselineRelative {
        add(.spacing, next, .firstBaseline, relation, to: one, .lastBaseline, plus: gap)
      } else {
        add(.spacing, next, start, relation, to: one, end, plus: gap)
      }
    }
  }

  private mutating func makeEqual() {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() { add(.fillEqually, view, length, to: first, length) }
  }

  /// Each view has the same proportion of the length as its content of all contents and gaps
  /// (S8.27).
  private mutating func makeProportional() {
    var sizes: [CGFloat] = []
    for item in shown {
      let size = view(item).intrinsicContentSize
      sizes.append(max(0, isRow ? size.width : size.height))
    }
    var total: CGFloat = 0
    for item in shown.dropLast() { total += stack.space(after: view(item)) }
    for size in sizes { total += size }
    guard total > 0 else { return }
    for (index, item) in shown.enumerated() where sizes[index] > 0 {
      add(
        .fillProportionally, item, length, to: area, length, times: sizes[index] / total,
        at: shown.count == 1 ? 1000 : Float(999 - index))
    }
  }

  /// Guides between the views, all of one length (S8.28).
  private mutating func space(toCenters: Bool) {
    chain(.greaterThanOrEqual)
    add(.canvasFit, .stack, length, plus: 0, at: 49)
    var first: Item?
    for (index, (one, next)) in zip(shown, shown.dropFirst()).enumerated() {
      let guide = addGuide("UISV-spacer")
      add(.distributingEdge, guide, start, to: one, toCenters ? center : end)
      add(.distributingEdge, next, toCenters ? center : start, to: guide, end)
      if let first {
        add(
          .fillEqually, guide, length, to: first, length,
          at: toCenters ? Float(150 - (index - 1)) : 1000)
      } else {
        first = guide
      }
    }
  }

  // MARK: Across the stack

  private mutating func align() {
    if state.alignment == .fill {
      for view in shown {
        add(.alignment, area, crossStart, to: view, crossStart)
        add(.alignment, area, crossEnd, to: view, crossEnd)
      }
      return
    }
    for view in shown {
      add(.ambiguitySuppression, view, crossLength, plus: 0, at: 25)
    }
    let spanner = addAlignmentSpanner()
    guard let first = shown.first else { return }
    let attribute = alignedAttribute
    for view in shown.dropFirst() { add(.alignment, view, attribute, to: first, attribute) }
    connectCanvas(to: first, spanner)
  }

  /// Ties the stack's edges to the first view and to the guide that spans all views (S8.29).
  ///
  /// A row aligned by baselines only keeps its first view inside on the side of the baselines; a
  /// later view with larger text extends beyond it (docs/spec/corrections.md).
  private mutating func connectCanvas(to first: Item, _ spanner: Item) {
    let name = StackRow.Name.canvasConnection
    switch state.alignment {
    case .firstBaseline where isRow:
      add(name, area, crossStart, .lessThanOrEqual, to: first, crossStart)
      add(name, area, crossEnd, to: spanner, crossEnd)
      add(.canvasFit, .stack, crossLength, plus: 0, at: 49)
    case .lastBaseline where isRow:
      add(name, area, crossStart, to: spanner, crossStart)
      add(name, area, crossEnd, .greaterThanOrEqual, to: first, crossEnd)
      add(.canvasFit, .stack, crossLength, plus: 0, at: 49)
    case .leading, .firstBaseline:
      add(name, area, crossStart, to: first, crossStart)
      add(name, area, crossEnd, to: spanner, crossEnd)
    case .trailing, .lastBaseline:
      add(name, area, crossStart, to: spanner, crossStart)
      add(name, area, crossEnd, to: first, crossEnd)
    case .center, .fill:
      add(name, area, crossStart, to: spanner, crossStart)
      add(name, area, crossEnd, to: spanner, crossEnd)
      add(name, area, crossCenter, to: first, crossCenter)
    }
  }

  private var alignedAttribute: Attribute {
    switch state.alignment {
    case .fill, .leading: crossStart
    case .trailing: crossEnd
    case .center: crossCenter
    // A column has no baselines side by side.
    case .firstBaseline: isRow ? .firstBaseline : crossStart
    case .lastBaseline: isRow ? .lastBaseline : crossEnd
    }
  }

  /// Creates the guide that contains all views and is as small as possible (S8.29).
  ///
  /// On the side to which views are aligned they touch it, just short of required.
  private mutating func addAlignmentSpanner() -> Item {
    let guide = addGuide("UISV-alignment-spanner")
    let (touchesStart, touchesEnd) = (state.alignment == .leading, state.alignment == .trailing)
    for view in shown {
      add(
        .spanningBoundary, guide, crossStart, touchesStart ? .equal : .lessThanOrEqual,
        to: view, crossStart, at: touchesStart ? 999.5 : 1000)
      add(
        .spanningBoundary, guide, crossEnd, touchesEnd ? .equal : .greaterThanOrEqual,
        to: view, crossEnd, at: touchesEnd ? 999.5 : 1000)
    }
    add(.spanningFit, guide, crossLength, plus: 0, at: 51)
    return guide
  }
}
