public import Foundation

/// What a bar's background looks like.
///
/// Appearances change what is drawn and never where content begins (S2.9, S3.25).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  var backdrop = BarBackdrop.standard

  /// Creates the system's standard background.
  public override init() {
    super.init()
  }

  /// Creates the system's standard background for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
  }

  /// Creates a copy of another appearance's background.
  public init(barAppearance: UIBarAppearance) {
    backdrop = barAppearance.backdrop
    super.init()
  }

  /// Creates the standard background; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  /// Configures the bar with the system's default background material.
  open func configureWithDefaultBackground() { backdrop = .standard }

  /// Configures the bar with an opaque background in the system's color.
  open func configureWithOpaqueBackground() { backdrop = .opaque }

  /// Takes no background and no hairline.
  open func configureWithTransparentBackground() { backdrop = .none }

  /// The blur; `nil` blurs nothing.
  open var backgroundEffect: UIBlurEffect? {
    get { backdrop.effect }
    set { backdrop.effect = newValue }
  }

  /// The color over the blur; `nil` is none.
  open var backgroundColor: UIColor? {
    get { backdrop.color }
    set { backdrop.color = newValue }
  }

  /// The picture over the color; `nil` is none.
  open var backgroundImage: UIImage? {
    get { backdrop.image }
    set { backdrop.image = newValue }
  }

  /// The color of the hairline; `nil` and clear draw none.
  open var shadowColor: UIColor? {
    get { backdrop.hairline }
    set { backdrop.hairline = newValue }
  }

  /// Makes a copy of the same class.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
