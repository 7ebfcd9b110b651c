import Foundation
import UIKitRules

/// The values of a font apart from its metrics: size, weight, slant, design and name.
struct FontValues: Hashable, Sendable {
  /// The face; `nil` for the system font.
  var face: InstalledFonts.Face?
  var size: CGFloat = 0
  var weight = UIFont.Weight.regular
  var isItalic = false
  var design = UIFontDescriptor.SystemDesign.default
  var hasFixedDigits = false
  var textStyle: UIFont.TextStyle?
  /// Whether the attributes specify a font that exists.
  var isFound = true

  init() {}

  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    size = Self.number(attributes[.size]) ?? 0
    textStyle = attributes[.textStyle] as? UIFont.TextStyle
    if let textStyle { weight = DynamicType.weight(textStyle) }
    if let name = attributes[.name] as? String { apply(name: name) }
    if let family = attributes[.family] as? String { apply(family: family) }
    if let face = attributes[.face] as? String { apply(face: face) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
  }

  private mutating func apply(name: String) {
    if let system = Self.systemFont(named: name) {
      (weight, isItalic, design) = (system.weight, system.isItalic, system.design)
    } else if let face = InstalledFonts.face(named: name) {
      apply(face)
    } else {
      isFound = false
    }
  }

  private mutating func apply(family: String) {
    guard family != Self.systemFamily else {
      face = nil
      return
    }
    if let face = InstalledFonts.face(
      ofFamily: family, weight: weight.rawValue, isItalic: isItalic)
    {
      apply(face)
    } else {
      isFound = false
    }
  }

  private mutating func apply(face name: String) {
    let isItalic = name.contains("Italic") || name.contains("Oblique")
    let weight = Self.weightNames.first { name.hasPrefix($0.name) }?.weight ?? .regular
    apply([.weight: weight.rawValue, .slant: isItalic ? 1.0 : 0.0])
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = traits[.symbolic] as? UInt32,
      let changed = with(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
    {
      self = changed
    }
    if let weight = traits[.weight] as? UIFont.Weight { self.weight = weight }
    if let number = Self.number(traits[.weight]) { weight = UIFont.Weight(number) }
    if let slant = Self.number(traits[.slant]) { isItalic = slant != 0 }
    guard let family = face?.family,
      let face = InstalledFonts.face(
        ofFamily: family, weight: weight.rawValue, isItalic: isItalic)
    else { return }
    apply(face)
  }

  private mutating func apply(_ face: InstalledFonts.Face) {
    self.face = face
    weight = UIFont.Weight(face.weight)
    isItalic = face.isItalic
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // MARK: Traits

  /// Whether the font counts as bold: its weight is semibold or heavier (S19.2).
  private var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if design == .monospaced || ["Courier", "Courier New", "Menlo"].contains(face?.family) {
      traits.insert(.traitMonoSpace)
    }
    if face == nil { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// Returns the font with other traits; `nil` if the family has no such face (S19.2).
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontValues? {
    var values = self
    values.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      if !isBold { values.weight = face == nil ? .semibold : .bold }
    } else if isBold {
      values.weight = .regular
    }
    if traits.contains(.traitMonoSpace), face == nil { values.design = .monospaced }
    guard let family = face?.family else { return values }
    guard
      let face = InstalledFonts.face(
        ofFamily: family, weight: values.weight.rawValue, isItalic: values.isItalic),
      face.isItalic == values.isItalic,
      (face.weight >= UIFont.Weight.semibold.rawValue) == values.isBold
    else { return nil }
    values.apply(face)
    return values
  }
}
