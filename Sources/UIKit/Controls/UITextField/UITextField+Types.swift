public import Foundation

extension UITextField {
  /// Constants that specify the border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border around the text.
    case none = 0
    /// A thin rectangle around the text.
    case line = 1
    /// A bezel around the text.
    case bezel = 2
    /// A rectangle with round corners around the text.
    case roundedRect = 3
  }

  /// Constants that specify when the overlay views of a text field appear.
  public enum ViewMode: Int, Sendable {
    /// The overlay view never appears.
    case never = 0
    /// The overlay view appears while the text is edited.
    case whileEditing = 1
    /// The overlay view appears while the text is not edited.
    case unlessEditing = 2
    /// The overlay view always appears.
    case always = 3
  }

  /// Posted when editing has begun.
  public static let textDidBeginEditingNotification: NSNotification.Name = .init(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public static let textDidEndEditingNotification: NSNotification.Name = .init(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text.
  public static let textDidChangeNotification: NSNotification.Name = .init(
    "UITextFieldTextDidChangeNotification")
}
