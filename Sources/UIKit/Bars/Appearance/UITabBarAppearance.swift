public import Foundation

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose image is above the title.
  open var stackedLayoutAppearance: UITabBarItemAppearance = .init(style: .stacked)

  /// The appearance of items whose image is beside the title.
  open var inlineLayoutAppearance: UITabBarItemAppearance = .init(style: .inline)

  /// The appearance of items whose image is beside the title, in compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = .init(style: .compactInline)

  /// Creates the system's standard appearance.
  public override init() {
    super.init()
  }

  /// Creates the system's standard appearance for an idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates an appearance with the background of another one, and its items if it has any.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.makeCopy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.makeCopy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.makeCopy()
  }

  /// Creates the standard appearance; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
