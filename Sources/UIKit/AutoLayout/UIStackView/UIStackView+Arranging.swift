import Foundation

extension UIStackView {
  /// Replaces the stack's constraints by those of the present arrangement, unless they are that.
  func rearrange() {
    guard !stack.isArranged else { return }
    stack.isArranged = true
    NSLayoutConstraint.deactivate(stack.constraints)
    for guide in stack.guides { removeLayoutGuide(guide) }
    stack.guides = []
    stack.hidden = stack.arranged.map(\.isHidden)
    var arrangement = StackArrangement(self)
    arrangement.arrange()
    stack.constraints = arrangement.constraints
    stack.guides = arrangement.guides
    NSLayoutConstraint.activate(stack.constraints)
  }

  /// Looks again at what is hidden.
  func arrangedVisibilityChanged() {
    if stack.hidden != stack.arranged.map(\.isHidden) { arrangementChanged() }
  }

  /// Looks again at how large contents are, which decides proportions.
  func arrangedContentChanged() {
    if stack.distribution == .fillProportionally { arrangementChanged() }
  }
}

/// The constraints of one arrangement of a stack (S8.25-S8.31).
@MainActor
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  private let stack: UIStackView
  private let state: StackState
  private let views: [UIView]
  private let shown: [UIView]

  init(_ stack: UIStackView) {
    self.stack = stack
    state = stack.stack
    views = state.arranged
    shown = views.filter { !$0.isHidden }
  }

  mutating func arrange() {
    hide()
    guard !shown.isEmpty else { return }
    if stack.systemVersion.halvesWrappingTextInStacks { halveWrappingText() }
    connectEnds()
    switch state.distribution {
    case .fill: chain(.equal)
    case .fillEqually:
      chain(.equal)
      makeEqual()
    case .fillProportionally:
      chain(.equal)
      makeProportional()
    case .equalSpacing: space(toCentres: false)
    case .equalCentering: space(toCentres: true)
    }
    align()
  }

  // MARK: Attributes

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { state.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var centre: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossLength: Attribute { isRow ? .height : .width }
  private var crossCentre: Attribute { isRow ? .centerY : .centerX }
  private var area: any LayoutItem {
    state.isMarginsRelative ? stack.layoutMarginsGuide : stack
  }

  private mutating func add(
    _ name: String, _ one: any LayoutItem, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to other: (any LayoutItem)? = nil,
    _ otherAttribute: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      ConstraintSide(one.reference, attribute), relation,
      ConstraintSide(other?.reference, otherAttribute), multiplier: multiplier, constant: constant)
    constraint.storedPriority = UILayoutPriority(priority)
    constraint.identifier = name
    constraints.append(constraint)
  }

  // MARK: Along the stack

  /// A hidden view has no length and leaves no gap (S8.26): it stands at the end of the one before,
  /// and has no say in how large the stack is across.
  private mutating func hide() {
    var previous: UIView?
    for view in views {
      guard view.isHidden else {
        previous = view
        continue
      }
      add("UISV-hiding", view, length, plus: 0)
      if let previous {
        add("UISV-spacing", view, start, to: previous, end)
      } else if let first = shown.first {
        add("UISV-spacing", first, start, to: view, end)
      } else {
        add("UISV-canvas-connection", area, start, to: view, start)
      }
      add("UISV-ambiguity-suppression", view, crossLength, plus: 0, at: 25)
      add("UISV-alignment", area, crossStart, to: view, crossStart)
    }
  }

  /// Up to iOS 14 text that wraps in a row is drawn to an equal share of it, whatever the views'
  /// priorities below that say (docs/spec/corrections.md).
  private mutating func halveWrappingText() {
    guard isRow, ![.fillEqually, .fillProportionally].contains(state.distribution) else { return }
    let count = CGFloat(shown.count)
    for case let label as UILabel in shown where label.numberOfLines != 1 {
      add(
        "UISV-text-width-disambiguation", label, length, to: area, length, times: 1 / count,
        plus: -state.spacing * (count - 1) / count, at: 759)
    }
  }

  private mutating func connectEnds() {
    guard let first = shown.first, let last = shown.last else { return }
    add("UISV-canvas-connection", area, start, to: first, start)
    add("UISV-canvas-connection", area, end, to: last, end)
  }

  /// Neighbours one after the other (S8.27).
  private mutating func chain(_ relation: NSLayoutConstraint.Relation) {
    for (one, next) in zip(shown, shown.dropFirst()) {
      let gap = stack.space(after: one)
      if !isRow, state.isBaselineRelative {
        add("UISV-spacing", next, .firstBaseline, relation, to: one, .lastBaseline, plus: gap)
      } else {
        add("UISV-spacing", next, start, relation, to: one, end, plus: gap)
      }
    }
  }

  private mutating func makeEqual() {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() { add("UISV-fill-equally", view, length, to: first, length) }
  }

  /// Each view has the share of the length that its content has of all contents and gaps (S8.27).
  private mutating func makeProportional() {
    func size(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return max(0, isRow ? size.width : size.height)
    }
    let gaps = shown.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    let total = shown.reduce(gaps) { $0 + size($1) }
    guard total > 0 else { return }
    for (index, view) in shown.enumerated() where size(view) > 0 {
      add(
        "UISV-fill-proportionally", view, length, to: area, length, times: size(view) / total,
        at: shown.count == 1 ? 1000 : Float(999 - index))
    }
  }

  /// Guides between the views, all of one length (S8.28).
  private mutating func space(toCentres: Bool) {
    chain(.greaterThanOrEqual)
    add("UISV-canvas-fit", stack, length, plus: 0, at: 49)
    var first: UILayoutGuide?
    for (index, (one, next)) in zip(shown, shown.dropFirst()).enumerated() {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-spacer"
      stack.addLayoutGuide(guide)
      guides.append(guide)
      add("UISV-distributing-edge", guide, start, to: one, toCentres ? centre : end)
      add("UISV-distributing-edge", next, toCentres ? centre : start, to: guide, end)
      if let first {
        add(
          "UISV-fill-equally", guide, length, to: first, length,
          at: toCentres ? Float(150 - (index - 1)) : 1000)
      } else {
        first = guide
      }
    }
  }

  // MARK: Across the stack

  private mutating func align() {
    if state.alignment == .fill {
      for view in shown {
        add("UISV-alignment", area, crossStart, to: view, crossStart)
        add("UISV-alignment", area, crossEnd, to: view, crossEnd)
      }
      return
    }
    for view in shown {
      add("UISV-ambiguity-suppression", view, crossLength, plus: 0, at: 25)
    }
    let spanner = holdInside()
    guard let first = shown.first else { return }
    let attribute = alignedAttribute
    for view in shown.dropFirst() { add("UISV-alignment", view, attribute, to: first, attribute) }
    connectCanvas(to: first, spanner)
  }

  /// Ties the stack's edges to the first view and to the guide that spans all (S8.29).
  ///
  /// A row aligned by baselines only keeps its first view from sticking out on the side where the
  /// baselines are; a later one with larger text does (docs/spec/corrections.md).
  private mutating func connectCanvas(to first: UIView, _ spanner: UILayoutGuide) {
    let name = "UISV-canvas-connection"
    switch state.alignment {
    case .firstBaseline where isRow:
      add(name, area, crossStart, .lessThanOrEqual, to: first, crossStart)
      add(name, area, crossEnd, to: spanner, crossEnd)
      add("UISV-canvas-fit", stack, crossLength, plus: 0, at: 49)
    case .lastBaseline where isRow:
      add(name, area, crossStart, to: spanner, crossStart)
      add(name, area, crossEnd, .greaterThanOrEqual, to: first, crossEnd)
      add("UISV-canvas-fit", stack, crossLength, plus: 0, at: 49)
    case .leading, .firstBaseline:
      add(name, area, crossStart, to: first, crossStart)
      add(name, area, crossEnd, to: spanner, crossEnd)
    case .trailing, .lastBaseline:
      add(name, area, crossStart, to: spanner, crossStart)
      add(name, area, crossEnd, to: first, crossEnd)
    case .center, .fill:
      add(name, area, crossStart, to: spanner, crossStart)
      add(name, area, crossEnd, to: spanner, crossEnd)
      add(name, area, crossCentre, to: first, crossCentre)
    }
  }

  private var alignedAttribute: Attribute {
    switch state.alignment {
    case .fill, .leading: crossStart
    case .trailing: crossEnd
    case .center: crossCentre
    // A column has no baselines side by side.
    case .firstBaseline: isRow ? .firstBaseline : crossStart
    case .lastBaseline: isRow ? .lastBaseline : crossEnd
    }
  }

  /// Makes the guide that all views are inside, as small as can be (S8.29).
  ///
  /// On the side that views are aligned at they touch it, just short of required.
  private mutating func holdInside() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-alignment-spanner"
    stack.addLayoutGuide(guide)
    guides.append(guide)
    let (touchesStart, touchesEnd) = (state.alignment == .leading, state.alignment == .trailing)
    for view in shown {
      add(
        "UISV-spanning-boundary", guide, crossStart, touchesStart ? .equal : .lessThanOrEqual,
        to: view, crossStart, at: touchesStart ? 999.5 : 1000)
      add(
        "UISV-spanning-boundary", guide, crossEnd, touchesEnd ? .equal : .greaterThanOrEqual,
        to: view, crossEnd, at: touchesEnd ? 999.5 : 1000)
    }
    add("UISV-spanning-fit", guide, crossLength, plus: 0, at: 51)
    return guide
  }
}
