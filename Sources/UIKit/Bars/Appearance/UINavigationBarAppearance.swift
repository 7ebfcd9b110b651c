public import Foundation

/// What a navigation bar looks like.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The appearance of the title: font and color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The appearance of the large title: font and color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance = .init(style: .plain)

  /// The appearance of stressed buttons.
  open var doneButtonAppearance: UIBarButtonItemAppearance = .init(style: .done)

  /// The appearance of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance = .init(style: .plain)

  /// The sign of the back button; `nil` is the system's.
  public private(set) var backIndicatorImage: UIImage?

  /// What hides titles below the back button while they move; changes are not animated here.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the sign of the back button; without both pictures it is the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    self.backIndicatorImage = isWhole ? backIndicatorImage : nil
    backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
  }

  /// Creates the system's standard look.
  public override init() {
    super.init()
  }

  /// Creates the system's standard look for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a look with another appearance's background, and its titles if it has any.
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

  /// Creates the standard look; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
