import Foundation

/// The configuration of the separators of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Equatable {
  /// Constants for the visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The separator is visible if the list's appearance has one.
    case automatic = 0
    /// The separator is always visible.
    case visible = 1
    /// The separator is never visible.
    case hidden = 2
  }

  /// A value that stands for the system's insets.
  public static let automaticInsets: NSDirectionalEdgeInsets = .init(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility: Visibility = .automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// The insets of the separator above the row, in points.
  public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  /// The insets of the separator below the row, in points.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  /// The color of the separators; `.separator` by default.
  public var color: UIColor = .separator
  /// The separator's color at a selected cell of a collection view that allows multiple selection.
  public var multipleSelectionColor: UIColor = .separator

  /// Creates a configuration for the appearance of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
