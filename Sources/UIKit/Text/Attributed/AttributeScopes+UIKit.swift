public import Foundation

extension AttributeScopes {
  /// The attributes of text that this framework shows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that this framework shows, those that are drawn.
  public struct UIKitAttributes: AttributeScope {
    /// The attribute for the font of text.
    public let font: FontAttribute
    /// The attribute for the color of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The attribute for the color behind text.
    public let backgroundColor: BackgroundColorAttribute
    /// The attribute for extra space between letters, in points.
    public let kern: KernAttribute
    /// The attribute for the offset from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attribute for the line below text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The attribute for the line through text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The scope of Foundation's own attributes.
    public let foundation: FoundationAttributes

    /// The attribute for the font of text; a `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The attribute's name in an archive.
      public static let name: String = "NSFont"
    }

    /// The attribute for the color of text; a `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The attribute's name in an archive.
      public static let name: String = "NSColor"
    }

    /// The attribute for the color behind text; a `UIColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The attribute's name in an archive.
      public static let name: String = "NSBackgroundColor"
    }

    /// The attribute for extra space between letters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name: String = "NSKern"
    }

    /// The attribute for the offset from the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name in an archive.
      public static let name: String = "NSBaselineOffset"
    }

    /// The attribute for the line below text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name in an archive.
      public static let name: String = "NSUnderline"
    }

    /// The attribute for the line through text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name in an archive.
      public static let name: String = "NSStrikethrough"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of this framework by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeContainer {
  /// The attributes under the keys of `NSAttributedString`.
  var forLabels: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[AttributeScopes.UIKitAttributes.FontAttribute.self]
    values[.foregroundColor] = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
    values[.kern] = self[AttributeScopes.UIKitAttributes.KernAttribute.self]
    values[.baselineOffset] = self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
    values[.underlineStyle] =
      self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] =
      self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
    return values
  }
}

extension AttributedString {
  /// Returns the text for labels, with default attributes where it has none of its own.
  func forLabels(
    over base: AttributeContainer, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes = base.merging(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      result.append(
        NSAttributedString(
          string: String(characters[run.range]), attributes: attributes.forLabels))
    }
    return result
  }
}
