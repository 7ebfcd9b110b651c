public import Foundation

/// The kinds of tables, and where and how rows move.
extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay in sight (S6.17).
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections on cards (S6.21).
    case insetGrouped = 2
  }

  /// Where a row is shown that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, with the least movement.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go; they are at their places at once here, as models are.
  public enum RowAnimation: Int, Sendable {
    /// Through their opacity.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// Without an animation.
    case none = 5
    /// From and to the middle.
    case middle = 6
    /// As the table likes.
    case automatic = 100
  }

  /// What a separator's inset begins at (S6.6).
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges = 0
    /// The automatic inset.
    case fromAutomaticInsets = 1
  }

  /// When a row whose content changes gets a new height by itself.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When its cell says so, or its content configuration changes.
    case enabled = 1
  }

  /// A height that the table finds by itself, and an edge of an inset that it does (S6.9).
  public static let automaticDimension: CGFloat = -1

  /// The title of the search field in a section index.
  public static let indexSearch: String = "{search}"

  /// The name of the notification that the selection has changed.
  public static let selectionDidChangeNotification: Notification.Name = .init(
    "UITableViewSelectionDidChangeNotification")
}
