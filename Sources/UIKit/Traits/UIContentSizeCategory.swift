public import Foundation

/// A preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the category.
  public let rawValue: String
  /// The index among the categories, smallest first; `nil` for the unspecified category.
  ///
  /// It is looked up once, because every font reads it.
  let rank: Int?

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
    rank = Self.ranks[rawValue]
  }

  /// A category that is not set.
  public static let unspecified: UIContentSizeCategory = .init(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// An extra-small text size, the smallest.
  public static let extraSmall: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXS")
  /// A small text size, two below the default.
  public static let small: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryS")
  /// A medium text size, one below the default.
  public static let medium: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryM")
  /// A large text size, which is the default.
  public static let large: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryL")
  /// An extra-large text size, one above the default.
  public static let extraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXL")
  /// A text size two above the default.
  public static let extraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text without the accessibility sizes.
  public static let extraExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the five accessibility sizes.
  public static let accessibilityMedium: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five accessibility sizes.
  public static let accessibilityLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five accessibility sizes.
  public static let accessibilityExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five accessibility sizes.
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text of all.
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user has selected another text size.
  public static let didChangeNotification: NSNotification.Name = .init(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's name in the notification's user info.
  public static let newValueUserInfoKey: String = "UIContentSizeCategoryNewValueKey"

  /// A Boolean value that indicates whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { (rank ?? 0) >= 7 }

  /// All categories, smallest text first.
  package static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let ranks: [String: Int] = Dictionary(
    uniqueKeysWithValues: zip(
      [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
        "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
      ].map { "UICTContentSizeCategory\($0)" }, 0...))
}

extension UIContentSizeCategory: Comparable {
  /// Returns a Boolean value that indicates whether one category's text is smaller than another's.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.rank ?? -1) < (other.rank ?? -1)
  }
}
