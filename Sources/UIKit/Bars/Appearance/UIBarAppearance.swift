public import Foundation

/// The appearance of a bar's background.
///
/// Appearances change drawing only, never the position of content (S2.9, S3.25).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  var backdrop = BarBackdrop.standard

  /// Creates an appearance with the system's standard background.
  public override init() {
    super.init()
  }

  /// Creates an appearance with the system's standard background for an idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
  }

  /// Creates an appearance with the background of another one.
  public init(barAppearance: UIBarAppearance) {
    backdrop = barAppearance.backdrop
    super.init()
  }

  /// Creates an appearance with the standard background; archives are not supported, so the coder
  /// is ignored.
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

  /// Configures the bar with a transparent background and no shadow.
  open func configureWithTransparentBackground() { backdrop = .none }

  /// The blur effect of the background; `nil` for none.
  open var backgroundEffect: UIBlurEffect? {
    get { backdrop.effect }
    set { backdrop.effect = newValue }
  }

  /// The color of the background, over the blur; `nil` for none.
  open var backgroundColor: UIColor? {
    get { backdrop.color }
    set { backdrop.color = newValue }
  }

  /// The image of the background, over the color; `nil` for none.
  open var backgroundImage: UIImage? {
    get { backdrop.image }
    set { backdrop.image = newValue }
  }

  /// The color of the bar's shadow, a hairline; `nil` and clear draw none.
  open var shadowColor: UIColor? {
    get { backdrop.hairline }
    set { backdrop.hairline = newValue }
  }

  /// Creates a copy of the same class.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
