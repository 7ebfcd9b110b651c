public import Foundation

/// What lies behind the contents of a configured button.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background ends from the button's edges, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The colour; `nil` is that of the button's style.
  public var backgroundColor: UIColor?
  /// The colour of the outline; `nil` draws none.
  public var strokeColor: UIColor?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0

  init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(cornerRadius: 0)
    background.backgroundColor = .clear
    return background
  }
}
