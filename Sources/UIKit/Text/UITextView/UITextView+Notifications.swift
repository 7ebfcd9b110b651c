public import Foundation

extension UITextView {
  /// Posted when editing has begun.
  public static let textDidBeginEditingNotification: NSNotification.Name = .init(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  public static let textDidChangeNotification: NSNotification.Name = .init(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing has ended.
  public static let textDidEndEditingNotification: NSNotification.Name = .init(
    "UITextViewTextDidEndEditingNotification")
}
