public import Foundation

/// A button that a swipe over a row brings in.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Constants for the styles of an action.
  public enum Style: Int, Sendable {
    /// An action on the row; the button is gray.
    case normal = 0
    /// The action deletes the row; its button is red.
    case destructive = 1
  }

  /// A closure that performs the action and calls `completionHandler` with whether it was
  /// performed; the button stays visible until then.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// The style of the action: normal or destructive.
  public let style: Style
  /// The closure that runs when the button is tapped.
  public let handler: Handler
  private var color: UIColor?

  /// Creates a contextual action with a style, a title and a handler.
  ///
  /// - Parameters:
  ///   - style: The effect of the action on its row.
  ///   - title: The button's title; `nil` for none.
  ///   - handler: The closure to call when the button is tapped.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The title of the action's button; `nil` for none.
  open var title: String?

  /// The image of the action's button; `nil` for none.
  open var image: UIImage?

  /// The button's color: gray or red, by the style, unless the app sets one.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
}
