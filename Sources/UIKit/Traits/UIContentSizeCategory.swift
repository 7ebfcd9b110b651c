public import Foundation

/// A preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The place among the categories, smallest first; `nil` when the category says nothing.
  ///
  /// It is looked up once, for every font asks for it.
  let rank: Int?

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
    rank = Self.ranks[rawValue]
  }

  /// Says nothing.
  public static let unspecified: UIContentSizeCategory = .init(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryM")
  /// The usual text.
  public static let large: UIContentSizeCategory = .init(rawValue: "UICTContentSizeCategoryL")
  /// A little larger than usual.
  public static let extraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXL")
  /// Large text.
  public static let extraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text without the accessibility sizes.
  public static let extraExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text of all.
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory = .init(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Told when the user has chosen another text size.
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

/// A type that follows changes of the preferred content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that determines whether the font follows the text size that the user chooses.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
