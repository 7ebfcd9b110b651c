public import Foundation

/// What a bar's background looks like.
///
/// Appearances change what is drawn and never where content begins (S2.9, S3.25).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  var ground = BarBackdrop.standard

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
    ground = barAppearance.ground
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

  /// Takes the system's material.
  open func configureWithDefaultBackground() { ground = .standard }

  /// Takes an opaque ground.
  open func configureWithOpaqueBackground() { ground = .opaque }

  /// Takes no ground and no hairline.
  open func configureWithTransparentBackground() { ground = .none }

  /// The blur; `nil` blurs nothing.
  open var backgroundEffect: UIBlurEffect? {
    get { ground.effect }
    set { ground.effect = newValue }
  }

  /// The color over the blur; `nil` is none.
  open var backgroundColor: UIColor? {
    get { ground.color }
    set { ground.color = newValue }
  }

  /// The picture over the color; `nil` is none.
  open var backgroundImage: UIImage? {
    get { ground.image }
    set { ground.image = newValue }
  }

  /// The color of the hairline; `nil` and clear draw none.
  open var shadowColor: UIColor? {
    get { ground.hairline }
    set { ground.hairline = newValue }
  }

  /// Makes a copy of the same class.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
