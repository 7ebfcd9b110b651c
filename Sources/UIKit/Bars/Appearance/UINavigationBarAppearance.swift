public import Foundation

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title: font and color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The text attributes of the large title: font and color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset = .zero

  /// The appearance of buttons of the plain style.
  open var buttonAppearance: UIBarButtonItemAppearance = .init(style: .plain)

  /// The appearance of buttons of the done style.
  open var doneButtonAppearance: UIBarButtonItemAppearance = .init(style: .done)

  /// The appearance of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance = .init(style: .plain)

  /// The image of the back indicator; `nil` is the system's.
  public private(set) var backIndicatorImage: UIImage?

  /// The mask of the back indicator during transitions; changes are not animated here.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back indicator and its mask; the system's unless both are given.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    self.backIndicatorImage = isWhole ? backIndicatorImage : nil
    backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
  }

  /// Creates the system's standard appearance.
  public override init() {
    super.init()
  }

  /// Creates the system's standard appearance for an idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates an appearance with the background of another one, and its titles if it has any.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.makeCopy()
    doneButtonAppearance = other.doneButtonAppearance.makeCopy()
    backButtonAppearance = other.backButtonAppearance.makeCopy()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// Creates the standard appearance; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
