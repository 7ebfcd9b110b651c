import Foundation

/// The state of a stack's arrangement.
struct StackState {
  var arranged: [UIView] = []
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  var isBaselineRelative = false
  var isMarginsRelative = false
  /// The constraints that arrange the views now, if they were read; otherwise rows do
  /// (``StackRows``).
  var constraints: [NSLayoutConstraint] = []
  /// The guides that help to arrange them.
  var guides: [UILayoutGuide] = []
  /// Whether each view was hidden when the rows were made.
  var hidden: [Bool] = []
  /// Whether the rows are those of the current arrangement.
  var isArranged = false

  /// Returns the index of an arranged view.
  func index(of view: UIView) -> Int? {
    // A loop, because in Swift a closure on the main actor checks at each call whether it runs
    // there.
    for (index, other) in arranged.enumerated() where other === view { return index }
    return nil
  }
}

extension UIStackView {
  /// Sets a property of the arrangement; an equal value has no effect.
  @inline(__always)
  func set<Value: Equatable>(_ value: Value, for old: Value, _ store: () -> Void) {
    guard old != value else { return }
    store()
    arrangementChanged()
  }

  /// Marks the constraints to be created again in the next pass.
  func arrangementChanged() {
    stack.isArranged = false
    setNeedsUpdateConstraints()
  }

  func arrange(_ view: UIView, at index: Int) {
    var index = index
    if let old = stack.index(of: view) {
      stack.arranged.remove(at: old)
      if old < index { index -= 1 }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    if index >= stack.arranged.count {
      stack.arranged.append(view)
    } else {
      stack.arranged.insert(view, at: index)
    }
    arrangementChanged()
  }

  func disarrange(_ view: UIView) {
    guard let index = stack.index(of: view) else { return }
    stack.arranged.remove(at: index)
    stack.customSpacing[ObjectIdentifier(view)] = nil
    arrangementChanged()
    // Its constraints are removed at once, so that it can be positioned by others.
    deactivateRows(about: view)
    if stack.constraints.isEmpty { return }
    let about = stack.constraints.filter { $0.isAbout(view) }
    NSLayoutConstraint.deactivate(about)
  }

  /// Returns the space after a view (S8.30).
  func space(after view: UIView) -> CGFloat {
    switch stack.customSpacing[ObjectIdentifier(view)] {
    case .none, .some(UIStackView.spacingUseDefault):
      stack.spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : stack.spacing
    case .some(UIStackView.spacingUseSystem): SystemSpacing.standard
    case .some(let spacing): spacing
    }
  }

  func baselineView(isFirst: Bool) -> UIView {
    let shown = stack.arranged.filter { !$0.isHidden }
    guard let first = shown.first, let last = shown.last else { return self }
    if stack.axis == .vertical {
      return isFirst ? first.forFirstBaselineLayout : last.forLastBaselineLayout
    }
    func height(_ view: UIView) -> CGFloat { view.intrinsicContentSize.height }
    let tallest = shown.max { height($0) < height($1) } ?? first
    return isFirst ? tallest.forFirstBaselineLayout : tallest.forLastBaselineLayout
  }
}
