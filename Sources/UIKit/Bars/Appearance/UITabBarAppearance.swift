public import Foundation

/// What a tab bar looks like.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the picture above the text.
  open var stackedLayoutAppearance: UITabBarItemAppearance = .init(style: .stacked)

  /// The appearance of tabs with picture and text beside each other.
  open var inlineLayoutAppearance: UITabBarItemAppearance = .init(style: .inline)

  /// The appearance of tabs with picture and text beside each other where there is little height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = .init(style: .compactInline)

  /// Creates the system's standard look.
  public override init() {
    super.init()
  }

  /// Creates the system's standard look for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a look with another appearance's background, and its tabs if it has any.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.makeCopy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.makeCopy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.makeCopy()
  }

  /// Creates the standard look; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
