/// The layout rules to apply to a screen.
///
/// ```swift
/// shown.expectNoLayoutFaults(rules: .default.subtracting(.hitRegion))
/// shown.expectNoLayoutFaults(rules: [.default, .keyboard])
/// ```
public struct LayoutRules: OptionSet, Sendable, Hashable {
  /// The bits of the rules.
  public let rawValue: Int

  /// Creates a set of rules from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Constraints that conflict ("constraint-conflict").
  public static let constraintConflict: LayoutRules = .init(rawValue: 1 << 0)
  /// Views with an ambiguous layout ("layout-ambiguous").
  public static let layoutAmbiguous: LayoutRules = .init(rawValue: 1 << 1)
  /// Layout passes that never settle ("layout-loop").
  public static let layoutLoop: LayoutRules = .init(rawValue: 1 << 2)
  /// Text that is clipped or truncated ("text-clipped").
  public static let textClipped: LayoutRules = .init(rawValue: 1 << 3)
  /// Texts and controls that overlap ("views-overlap").
  public static let viewsOverlap: LayoutRules = .init(rawValue: 1 << 4)
  /// Controls outside their superview, which no touch reaches, and text that the superview clips
  /// ("outside-parent").
  public static let outsideParent: LayoutRules = .init(rawValue: 1 << 5)
  /// Controls that are too small to tap easily ("hit-region").
  public static let hitRegion: LayoutRules = .init(rawValue: 1 << 6)
  /// Vertically scrolling content that also scrolls horizontally ("scroll-sideways").
  public static let scrollSideways: LayoutRules = .init(rawValue: 1 << 7)
  /// Views that are not mirrored in a right-to-left layout ("not-mirrored").
  public static let notMirrored: LayoutRules = .init(rawValue: 1 << 8)
  /// Text that does not follow the user's text size ("fixed-text").
  public static let fixedText: LayoutRules = .init(rawValue: 1 << 9)
  /// Text that is blurred because it is not aligned to pixels ("sub-pixel").
  public static let subPixel: LayoutRules = .init(rawValue: 1 << 10)
  /// The rules of the audit of pages that apply to screens: content behind sensors, corners and bars, and
  /// content that cannot be reached.
  public static let geometry: LayoutRules = .init(rawValue: 1 << 11)
  /// Views that apply the same inset twice ("double-inset").
  public static let doubleInset: LayoutRules = .init(rawValue: 1 << 12)
  /// Fields that the keyboard covers ("keyboard-cover").
  public static let keyboard: LayoutRules = .init(rawValue: 1 << 13)

  /// Every rule except for ``keyboard``.
  public static let `default`: LayoutRules = [
    .constraintConflict, .layoutAmbiguous, .layoutLoop, .textClipped, .viewsOverlap, .outsideParent,
    .hitRegion, .scrollSideways, .notMirrored, .fixedText, .subPixel, .geometry, .doubleInset,
  ]
}
