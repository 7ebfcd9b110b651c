public import Foundation

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons of the plain style.
  open var buttonAppearance: UIBarButtonItemAppearance = .init(style: .plain)

  /// The appearance of buttons of the done style.
  open var doneButtonAppearance: UIBarButtonItemAppearance = .init(style: .done)

  /// Creates the system's standard appearance.
  public override init() {
    super.init()
  }

  /// Creates the system's standard appearance for an idiom.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates an appearance with the background of another one, and its buttons if it has any.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.makeCopy()
    doneButtonAppearance = other.doneButtonAppearance.makeCopy()
  }

  /// Creates the standard appearance; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
