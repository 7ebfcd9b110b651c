import Foundation
import UIKitRules

extension FontValues {
  /// The family name of the system font.
  ///
  /// Source: S19.1.
  static let systemFamily = ".AppleSystemUIFont"

  static let weightNames: [(name: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  /// The PostScript name of the font (S19.1).
  var name: String { face?.name ?? systemPrefix + styleName }

  /// The family name of the font (S19.1).
  var family: String {
    if let face { return face.family }
    switch design {
    case .monospaced: return Self.systemFamily + "Monospaced"
    case .rounded: return Self.systemFamily + "Rounded"
    case .serif: return Self.systemFamily + "Serif"
    default: return Self.systemFamily
    }
  }

  private var systemPrefix: String {
    switch design {
    case .monospaced: Self.systemFamily + "Monospaced-"
    case .rounded: ".SFUIRounded-"
    case .serif: ".NewYork-"
    default: ".SFUI-"
    }
  }

  /// The style name from weight and slant, such as "SemiboldItalic".
  var styleName: String {
    let nearest = Self.weightNames.min {
      abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
    }
    return (nearest?.name ?? "Regular") + (isItalic ? "Italic" : "")
  }

  /// Returns the system font with a name: one of those above, or an older name of its files (S19.1).
  static func systemFont(named name: String) -> FontValues? {
    let prefixes: [(String, UIFontDescriptor.SystemDesign)] = [
      (".SFUI-", .default), (".SFUIText-", .default), (".SFUIDisplay-", .default),
      (systemFamily + "Monospaced-", .monospaced), (".SFUIRounded-", .rounded),
      (".NewYork-", .serif),
    ]
    if name == systemFamily || name == ".SFUIText" || name == ".SFUIDisplay" { return FontValues() }
    for (prefix, design) in prefixes where name.hasPrefix(prefix) {
      var style = name.dropFirst(prefix.count)
      var values = FontValues()
      values.design = design
      if style.hasSuffix("Italic") {
        values.isItalic = true
        style = style.dropLast("Italic".count)
      }
      guard let weight = weightNames.first(where: { $0.name == style || style.isEmpty }) else {
        return nil
      }
      values.weight = style.isEmpty ? .regular : weight.weight
      return values
    }
    return nil
  }

  /// The attributes that describe the font.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.name: name]
    if size > 0 { attributes[.size] = size }
    if let textStyle { attributes[.textStyle] = textStyle }
    attributes[.traits] =
      [
        .weight: weight.rawValue, .symbolic: symbolicTraits.rawValue,
        .slant: CGFloat(isItalic ? 1 : 0),
      ] as [UIFontDescriptor.TraitKey: Any]
    return attributes
  }
}
