import Foundation

extension UIFontDescriptor {
  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value of the name.
    public let rawValue: String

    /// Creates a name from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family of the font, a string.
    public static let family: AttributeName = .init(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a string.
    public static let name: AttributeName = .init(rawValue: "NSFontNameAttribute")
    /// The face of the font in its family, such as "Bold".
    public static let face: AttributeName = .init(rawValue: "NSFontFaceAttribute")
    /// The size of the font, in points.
    public static let size: AttributeName = .init(rawValue: "NSFontSizeAttribute")
    /// The name of the font that is visible to users.
    public static let visibleName: AttributeName = .init(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary of font traits, with keys of ``TraitKey``.
    public static let traits: AttributeName = .init(rawValue: "NSCTFontTraitsAttribute")
    /// The text style of the font.
    public static let textStyle: AttributeName = .init(rawValue: "NSCTFontUIUsageAttribute")
    /// The feature settings of the font, such as monospaced digits.
    public static let featureSettings: AttributeName = .init(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a trait in the dictionary of font traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, as a raw value.
    public static let symbolic: TraitKey = .init(rawValue: "NSCTFontSymbolicTrait")
    /// The normalized weight, from -1 to 1.
    public static let weight: TraitKey = .init(rawValue: "NSCTFontWeightTrait")
    /// The normalized width, from -1 to 1.
    public static let width: TraitKey = .init(rawValue: "NSCTFontProportionTrait")
    /// The normalized slant, from -1 to 1.
    public static let slant: TraitKey = .init(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a value in a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the feature's type.
    public static let type: FeatureKey = .init(rawValue: "CTFeatureTypeIdentifier")
    /// The identifier of the feature's selector.
    public static let selector: FeatureKey = .init(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value of the design.
    public let rawValue: String

    /// Creates a design from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// San Francisco, the system font.
    public static let `default`: SystemDesign = .init(rawValue: "NSCTFontUIFontDesignDefault")
    /// New York, the system font with serifs; drawn with the system font's glyphs here.
    public static let serif: SystemDesign = .init(rawValue: "NSCTFontUIFontDesignSerif")
    /// SF Rounded; drawn with the system font's glyphs here.
    public static let rounded: SystemDesign = .init(rawValue: "NSCTFontUIFontDesignRounded")
    /// SF Mono; drawn with the system font's glyphs here, whose widths differ.
    public static let monospaced: SystemDesign = .init(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The symbolic traits of a font, as a set.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw value: a bit for each trait, and the font's class in the four highest bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The typestyle is italic, or oblique.
    public static let traitItalic: SymbolicTraits = .init(rawValue: 1 << 0)
    /// The typestyle is bold, whatever the weight.
    public static let traitBold: SymbolicTraits = .init(rawValue: 1 << 1)
    /// The typestyle is expanded; condensed is the opposite.
    public static let traitExpanded: SymbolicTraits = .init(rawValue: 1 << 5)
    /// The typestyle is condensed; expanded is the opposite.
    public static let traitCondensed: SymbolicTraits = .init(rawValue: 1 << 6)
    /// All characters of the font have the same width.
    public static let traitMonoSpace: SymbolicTraits = .init(rawValue: 1 << 10)
    /// The font is for vertical text.
    public static let traitVertical: SymbolicTraits = .init(rawValue: 1 << 11)
    /// The font is optimized for user interfaces.
    public static let traitUIOptimized: SymbolicTraits = .init(rawValue: 1 << 12)
    /// The font has a tight leading.
    public static let traitTightLeading: SymbolicTraits = .init(rawValue: 1 << 15)
    /// The font has a loose leading.
    public static let traitLooseLeading: SymbolicTraits = .init(rawValue: 1 << 16)
  }
}
