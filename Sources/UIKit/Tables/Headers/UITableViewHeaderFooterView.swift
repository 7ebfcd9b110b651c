public import Foundation

/// The header or footer view of a section.
///
/// Content belongs in ``contentView``, which the table view insets by the horizontal safe area
/// (S6.1, S6.4).
open class UITableViewHeaderFooterView: UIView {
  /// The type of a closure that updates a view's configurations.
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

  /// Creates a view; archives are not supported, so the coder is ignored.
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

  /// The view to which an app adds the content.
  open var contentView: UIView { existingContentView }

  /// The label for the title; unused if there is a content configuration.
  open var textLabel: UILabel? { existingTextLabel }

  /// The label for the detail text, which plain tables show.
  open var detailTextLabel: UILabel? { existingDetailTextLabel }

  /// The content configuration; it replaces the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { headerState.contentConfiguration }
    set { setContentConfiguration(newValue) }
  }

  /// A Boolean value that determines whether the content configuration is updated automatically for
  /// the view's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { headerState.automaticallyUpdatesContent }
    set { headerState.automaticallyUpdatesContent = newValue }
  }

  /// Returns the default list content configuration.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    headerState.defaultConfiguration
  }

  /// The background configuration; `nil` uses ``backgroundView``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { headerState.backgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// A Boolean value that determines whether the background configuration is updated automatically
  /// for the view's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { headerState.automaticallyUpdatesBackground }
    set { headerState.automaticallyUpdatesBackground = newValue }
  }

  /// The current configuration state of the view.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Schedules an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the configurations for a state.
  ///
  /// The default implementation does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that updates the configurations after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { headerState.updateHandler }
    set {
      headerState.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The view behind the content, as large as the header or footer (S6.1).
  open var backgroundView: UIView? {
    get { headerState.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: Reuse

  /// The identifier by which the view is reused; `nil` if it is not.
  open var reuseIdentifier: String? { headerState.reuseIdentifier }

  /// Prepares the view for reuse; overrides call `super`.
  open func prepareForReuse() {}

  // MARK: Layout

  override var standardLayoutMargins: UIEdgeInsets { marginsInTable }

  /// Lays out the content and the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutParts()
    super.layoutSubviews()
    layOutLabels()
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
