public import Foundation

/// A view that stands above or below the rows of a section.
///
/// Its content stands in ``contentView``, which the table keeps clear of the safe area at the sides
/// (S6.1, S6.4).
open class UITableViewHeaderFooterView: UIView {
  /// What updates a view's configurations.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

  var headerState: HeaderFooterState

  /// Creates a view; one without a name for reuse is never reused.
  public init(reuseIdentifier: String?) {
    headerState = HeaderFooterState(reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
    addSubview(existingContentView)
  }

  /// Creates a view; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    headerState = HeaderFooterState()
    super.init(coder: coder)
    addSubview(existingContentView)
  }

  /// Creates a view without a name for reuse.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The entry point of `make(reuseIdentifier:)`: the class's own initializer, through its vtable.
  @usableFromInline convenience init(_dynamicIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  // MARK: Content

  /// The view to put content into.
  open var contentView: UIView { existingContentView }

  /// The label of the title; in no use once there is a content configuration.
  open var textLabel: UILabel? { existingTextLabel }

  /// A second label, which plain tables show below the title.
  open var detailTextLabel: UILabel? { existingDetailTextLabel }

  /// The description of the content, which takes the place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { headerState.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// Whether the content configuration follows the view's state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { headerState.automaticallyUpdatesContent }
    set { headerState.automaticallyUpdatesContent = newValue }
  }

  /// Returns a list content configuration for the view's place.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    headerState.defaultConfiguration
  }

  /// The description of the background; `nil` shows ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { headerState.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether the background configuration follows the view's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { headerState.automaticallyUpdatesBackground }
    set { headerState.automaticallyUpdatesBackground = newValue }
  }

  /// What holds for the view now.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Marks the view to have its configurations updated before it is laid out.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the configurations for a state; does nothing here.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Updates the configurations after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { headerState.updateHandler }
    set {
      headerState.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// A view behind the content, as large as the header or footer (S6.1).
  open var backgroundView: UIView? {
    get { headerState.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: Reuse

  /// The name under which the view is reused.
  open var reuseIdentifier: String? { headerState.reuseIdentifier }

  /// Makes the view ready to be used for another section; subclasses call `super`.
  open func prepareForReuse() {}

  // MARK: Layout

  override var standardLayoutMargins: UIEdgeInsets { marginsInTable }

  /// Places the content and the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeParts()
    super.layoutSubviews()
    placeLabels()
  }

  /// Returns the size that suits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// Returns the size that suits the content in the width of the target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }
}
