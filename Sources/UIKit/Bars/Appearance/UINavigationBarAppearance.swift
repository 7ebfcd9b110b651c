public import Foundation

/// What a navigation bar looks like.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title: font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The look of the large title: font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero

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
  }

  /// Creates the standard look; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
