public import Foundation

/// A view that lays out its arranged subviews in a row or column, by constraints (section 8.6).
open class UIStackView: UIView {
  /// Distributions of arranged subviews along the stack's axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Alignments of arranged subviews across the stack's axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    /// The leading alignment of a row.
    public static var top: Alignment { .leading }
    /// The trailing alignment of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A value that stands for the stack's own spacing.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// A value that stands for the system's standard spacing.
  public static let spacingUseSystem: CGFloat = 1.175494351e-38

  @exclusivity(unchecked) final var stack = StackState()

  /// Creates an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row of views, which become subviews.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty row; archives are not supported, so the coder is ignored.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// The arranged subviews, in order.
  open var arrangedSubviews: [UIView] { stack.arranged }

  /// Appends an arranged subview; it becomes a subview.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: stack.arranged.count) }

  /// Removes an arranged subview; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  /// Inserts an arranged subview at an index; it becomes a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      stackIndex >= 0 && stackIndex <= stack.arranged.count,
      "NSInternalInconsistencyException: -[UIStackView insertArrangedSubview:atIndex:]: index "
        + "\(stackIndex) out of bounds for an arranged count of \(stack.arranged.count)")
    arrange(view, at: stackIndex)
  }

  /// The axis along which the arranged views are laid out; horizontal by default.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set { set(newValue, for: stack.axis) { stack.axis = newValue } }
  }

  /// The distribution along the axis.
  open var distribution: Distribution {
    get { stack.distribution }
    set { set(newValue, for: stack.distribution) { stack.distribution = newValue } }
  }

  /// The alignment across the axis.
  open var alignment: Alignment {
    get { stack.alignment }
    set { set(newValue, for: stack.alignment) { stack.alignment = newValue } }
  }

  /// The minimum spacing between arranged subviews, in points.
  open var spacing: CGFloat {
    get { stack.spacing }
    set { set(newValue, for: stack.spacing) { stack.spacing = newValue } }
  }

  /// A Boolean value that determines whether spaces are from baseline to baseline, in a column.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set { set(newValue, for: stack.isBaselineRelative) { stack.isBaselineRelative = newValue } }
  }

  /// A Boolean value that determines whether the views are inside the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isMarginsRelative }
    set { set(newValue, for: stack.isMarginsRelative) { stack.isMarginsRelative = newValue } }
  }

  /// Sets the spacing after an arranged subview, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let old = stack.customSpacing.updateValue(spacing, forKey: ObjectIdentifier(arrangedSubview))
    if old != spacing { arrangementChanged() }
  }

  /// Returns the custom spacing after an arranged subview; ``spacingUseDefault`` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack.customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Writes the constraints of the present arrangement.
  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }

  override func subviewDidChange(_ change: SubviewChange) {
    switch change {
    case .visibility: arrangedVisibilityChanged()
    case .contentSize: arrangedContentChanged()
    }
  }

  /// Removes a view that leaves the hierarchy from the arranged views as well.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  /// A Boolean value that indicates whether views of the class cannot be laid out without
  /// constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The first baseline of a row is that of its tallest text, of a column that of the first view.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

  /// The last baseline of a row is that of its tallest text, of a column that of the last view.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}
