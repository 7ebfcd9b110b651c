public import Foundation

/// A control with a title and a picture.
open class UIButton: UIControl {
  override var takesSingleTaps: Bool { true }

  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what is set.
    case custom = 0
    /// Title and picture in the tint, dimmed under a finger.
    case system = 1
  }

  private let storedType: ButtonType
  private let label = UILabel()
  private let picture = UIImageView()
  private var faces = ButtonFaces()

  /// Creates a button of a kind.
  public init(type buttonType: ButtonType) {
    storedType = buttonType
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a button of the custom kind.
  public override init(frame: CGRect) {
    storedType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Creates a system button that does an action when tapped, with its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button of zero size; storyboards are not read.
  public required init?(coder: NSCoder) {
    storedType = .custom
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.font = .systemFont(ofSize: storedType == .system ? 15 : UIFont.buttonFontSize)
    addSubview(picture)
    addSubview(label)
    showFace()
  }

  /// The kind of button.
  open var buttonType: ButtonType { storedType }

  /// The view of the title.
  open var titleLabel: UILabel? { label }

  /// The view of the picture.
  open var imageView: UIImageView? { picture }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { face(state) { $0.title = title } }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    face(state) { $0.titleColor = color }
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { face(state) { $0.image = image } }

  /// Returns the title for a state, or else the normal one.
  open func title(for state: State) -> String? { faces.value(state, \.title) }

  /// Returns the colour of the title for a state, or else the normal one.
  open func titleColor(for state: State) -> UIColor? { faces.value(state, \.titleColor) }

  /// Returns the picture for a state, or else the normal one.
  open func image(for state: State) -> UIImage? { faces.value(state, \.image) }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (storedType == .system ? tintColor : .white)
  }

  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }

  /// The room that picture and title need side by side, with 6 points above and below a title.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the room that picture and title need side by side.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let image = currentImage?.size ?? .zero
    guard currentTitle?.isEmpty == false else {
      return image == .zero ? CGSize(width: 30, height: 34) : image
    }
    let title = label.sizeThatFits(.zero)
    return CGSize(
      width: image.width + title.width, height: max(image.height, title.height + 12))
  }

  /// Places picture and title side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showFace()
    let places = ButtonFaces.places(
      image: currentImage?.size ?? .zero,
      title: currentTitle?.isEmpty == false ? label.sizeThatFits(.zero) : .zero, in: bounds,
      isTurned: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    picture.frame = places.image
    label.frame = places.title
  }

  /// Shows title and picture in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }

  override func stateDidChange() {
    showFace()
  }

  private func face(_ state: State, _ change: (inout ButtonFaces.Face) -> Void) {
    change(&faces.faces[state, default: ButtonFaces.Face()])
    showFace()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showFace() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    let isOwnLook =
      storedType == .custom || titleColor(for: .highlighted) != titleColor(for: .normal)
    label.alpha = isEnabled ? (isHighlighted && !isOwnLook ? 0.2 : 1) : 0.35
    picture.alpha = label.alpha
  }
}
