/// The rules by which a screen's layout is judged.
///
/// ```swift
/// shown.expectNoLayoutFaults(rules: .default.subtracting(.hitRegion))
/// shown.expectNoLayoutFaults(rules: [.default, .keyboard])
/// ```
public struct LayoutRules: OptionSet, Sendable, Hashable {
  /// A bit for each rule.
  public let rawValue: Int

  /// Creates a set of rules from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Constraints that exclude each other ("constraint-conflict").
  public static let constraintConflict: LayoutRules = .init(rawValue: 1 << 0)
  /// Views whose constraints leave their frame open ("layout-ambiguous").
  public static let layoutAmbiguous: LayoutRules = .init(rawValue: 1 << 1)
  /// Layout that never settles ("layout-loop").
  public static let layoutLoop: LayoutRules = .init(rawValue: 1 << 2)
  /// Text that is cut off or shortened ("text-clipped").
  public static let textClipped: LayoutRules = .init(rawValue: 1 << 3)
  /// Texts and controls over each other ("views-overlap").
  public static let viewsOverlap: LayoutRules = .init(rawValue: 1 << 4)
  /// Controls that no touch reaches, as they are outside their superviews, and text that these cut off
  /// ("outside-parent").
  public static let outsideParent: LayoutRules = .init(rawValue: 1 << 5)
  /// Controls that are hard to tap, as they are small ("hit-region").
  public static let hitRegion: LayoutRules = .init(rawValue: 1 << 6)
  /// Content that scrolls down and sideways ("scroll-sideways").
  public static let scrollSideways: LayoutRules = .init(rawValue: 1 << 7)
  /// Views that stay in place where the language is read from right to left ("not-mirrored").
  public static let notMirrored: LayoutRules = .init(rawValue: 1 << 8)
  /// Text that keeps its size when the user chooses another ("fixed-text").
  public static let fixedText: LayoutRules = .init(rawValue: 1 << 9)
  /// Text between pixels, which is blurred ("sub-pixel").
  public static let subPixel: LayoutRules = .init(rawValue: 1 << 10)
  /// What the audit of pages judges on every screen as well: content behind sensors, corners and bars,
  /// and content out of reach.
  public static let geometry: LayoutRules = .init(rawValue: 1 << 11)
  /// Views that keep clear of the same inset twice ("double-inset").
  public static let doubleInset: LayoutRules = .init(rawValue: 1 << 12)
  /// Fields that the keyboard covers ("keyboard-cover").
  public static let keyboard: LayoutRules = .init(rawValue: 1 << 13)

  /// Every rule except for ``keyboard``.
  public static let `default`: LayoutRules = [
    .constraintConflict, .layoutAmbiguous, .layoutLoop, .textClipped, .viewsOverlap, .outsideParent,
    .hitRegion, .scrollSideways, .notMirrored, .fixedText, .subPixel, .geometry, .doubleInset,
  ]
}
