import Foundation

/// How the lines between the rows of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Equatable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// Where the list's look has one.
    case automatic = 0
    /// The separator is always visible.
    case visible = 1
    /// The separator is never visible.
    case hidden = 2
  }

  /// Insets that stand for the system's own.
  public static let automaticInsets: NSDirectionalEdgeInsets = .init(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row.
  public var topSeparatorVisibility: Visibility = .automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// How far the line above the row ends from the row's edges, in points.
  public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  /// How far the line below the row ends from the row's edges, in points.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  /// The color of the separators; `.separator` by default.
  public var color: UIColor = .separator
  /// The separator's color at a selected cell of a collection view that allows multiple selection.
  public var multipleSelectionColor: UIColor = .separator

  /// Creates the lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
