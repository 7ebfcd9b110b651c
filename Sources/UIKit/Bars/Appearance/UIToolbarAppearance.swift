public import Foundation

/// What a toolbar looks like.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance = .init(style: .plain)

  /// The appearance of stressed buttons.
  open var doneButtonAppearance: UIBarButtonItemAppearance = .init(style: .done)

  /// Creates the system's standard look.
  public override init() {
    super.init()
  }

  /// Creates the system's standard look for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a look with another appearance's background, and its buttons if it has any.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.makeCopy()
    doneButtonAppearance = other.doneButtonAppearance.makeCopy()
  }

  /// Creates the standard look; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
