public import Foundation
import QuartzCore

/// A control with a title and an image.
open class UIButton: UIControl {
  override var takesSingleTaps: Bool { true }

  /// Constants for the styles of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button with its title and image in the tint color, dimmed when highlighted.
    case system = 1
    /// An "i" in a circle, for details.
    case detailDisclosure = 2
    /// An "i" in a circle, for light backgrounds.
    case infoLight = 3
    /// An "i" in a circle, for dark backgrounds.
    case infoDark = 4
    /// A plus sign in a circle, for contacts.
    case contactAdd = 5
    /// A cross that closes.
    case close = 7

    /// The system button of iOS 6, which is that of today.
    @available(*, deprecated, renamed: "system")
    public static let roundedRect: ButtonType = .system

    /// The name of the symbol that the button shows; `nil` if it shows none.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// The type of a closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  let storedType: ButtonType
  let label = UILabel()
  let secondLabel = UILabel()
  let imagePart = UIImageView()
  let backgroundView = UIImageView()
  /// The glass behind the contents of a glass style.
  var glass: GlassView?
  let wheel = UIActivityIndicatorView(style: .medium)
  var faces = ButtonFaces()
  var insets = ButtonInsets()
  private var storedConfiguration: Configuration?
  /// The numbers of ``configuration`` that determine the frames.
  private(set) var shape: ButtonShape?

  /// Creates a button of a kind.
  public init(type buttonType: ButtonType) {
    storedType = buttonType
    super.init(frame: .zero)
    setUp()
    if let name = buttonType.symbolName { setImage(UIImage(systemName: name), for: .normal) }
  }

  /// Creates a button of the custom kind.
  public override init(frame: CGRect) {
    storedType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Creates a system button that performs an action when tapped, with the action's title and
  /// image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Creates a system button with a configuration, and an action with its title and image.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    setPrimaryAction(primaryAction)
  }

  /// Creates a button of zero size; the coder is ignored.
  public required init?(coder: NSCoder) {
    storedType = .custom
    super.init(coder: coder)
    setUp()
  }

  /// The type that the button was created with.
  open var buttonType: ButtonType { storedType }

  /// The view of the title.
  open var titleLabel: UILabel? {
    addPart(label)
    return label
  }

  /// The view of the second line; `nil` without a configuration that has one.
  open var subtitleLabel: UILabel? { storedConfiguration?.subtitle == nil ? nil : secondLabel }

  /// The view of the image.
  open var imageView: UIImageView? {
    addPart(imagePart)
    return imagePart
  }

  // MARK: Menu

  /// The menu of the button; shown by a long press, or by a tap if it is the primary action (S18.9).
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelection()
    }
  }

  /// A Boolean value that determines whether the button shows the element of its menu that is on; `false` by
  /// default (S18.9).
  open var changesSelectionAsPrimaryAction: Bool = false {
    didSet { showSelection() }
  }

  /// Returns the button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// Shows the selected element when the menu is dismissed.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { showSelection() }

  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let element = menu?.selectedElements.first else {
      return
    }
    if storedConfiguration != nil {
      configuration?.title = element.title
    } else {
      setTitle(element.title, for: .normal)
    }
  }

  // MARK: Configuration

  /// The configuration of the button; `nil` uses the values set for each state.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      shape = newValue.map(ButtonShape.init)
      faceDidChange()
    }
  }

  /// The closure that updates ``configuration`` when the button's state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Calls ``updateConfiguration()`` immediately; several changes are not collected.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Configures the button for its state: runs ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
    faceDidChange()
  }

  // MARK: Faces

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { face(state) { $0.title = title } }

  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    face(state) { $0.attributedTitle = title }
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    face(state) { $0.titleColor = color }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { face(state) { $0.image = image } }

  /// Sets the background image for a state; it fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    face(state) { $0.background = image }
  }

  /// Returns the title for a state, or else the normal one.
  open func title(for state: State) -> String? { faces.value(state, \.title) }

  /// Returns the attributed title for a state, or else that for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    faces.value(state, \.attributedTitle)
  }

  /// Returns the color of the title for a state, or else the normal one.
  open func titleColor(for state: State) -> UIColor? { faces.value(state, \.titleColor) }

  /// Returns the image for a state, or else the normal one.
  open func image(for state: State) -> UIImage? { faces.value(state, \.image) }

  /// Returns the background image for a state, or else the normal one.
  open func backgroundImage(for state: State) -> UIImage? { faces.value(state, \.background) }

  /// The title that is shown.
  open var currentTitle: String? {
    storedConfiguration?.title ?? currentAttributedTitle?.string ?? title(for: state)
  }

  /// The attributed title that is currently shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the title that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (storedType == .system ? tintColor : .white)
  }

  /// The image that is shown.
  open var currentImage: UIImage? { storedConfiguration?.image ?? image(for: state) }

  /// The background image that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Insets

  /// The insets of the content from the edges, in points; has no effect with a configuration.
  open var contentEdgeInsets: UIEdgeInsets {
    get { insets.content }
    set { changeInsets { $0.content = newValue } }
  }

  /// The insets of the title in its rectangle, in points; they do not change the button's size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { insets.title }
    set { changeInsets { $0.title = newValue } }
  }

  /// The insets of the image in its rectangle, in points; they do not change the button's size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { insets.image }
    set { changeInsets { $0.image = newValue } }
  }

  // MARK: Frames

  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentMargins) }

  /// Returns the rectangle of the title in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).title
  }

  /// Returns the rectangle of the image in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).image
  }

  /// The size of image and title with the insets around them.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size of image and title with the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// Lays out background, image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  /// Shows title and image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }

  /// Shows the configuration in the sizes for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    faceDidChange()
  }

  package override var firstBaselineFromTop: CGFloat { baselineFromTop }

  package override var lastBaselineFromBottom: CGFloat {
    intrinsicContentSize.height - baselineFromTop
  }

  override func stateDidChange() {
    if configurationUpdateHandler != nil { updateConfiguration() } else { showFace() }
  }

  private func face(_ state: State, _ change: (inout ButtonFaces.Face) -> Void) {
    change(&faces.faces[state, default: ButtonFaces.Face()])
    faceDidChange()
  }

  private func changeInsets(_ change: (inout ButtonInsets) -> Void) {
    change(&insets)
    faceDidChange()
  }

  override var standardAccessibility: StandardAccessibility {
    var traits = UIAccessibilityTraits.button
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return StandardAccessibility(isElement: true, label: currentTitle, traits: traits)
  }
}
