/// Constants for what the user does with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which does the item's action.
  case invokeDefaultAction = 0
  /// A long press, which shows the item's actions.
  case presentActions = 1
  /// A firm press, which previews the item.
  case preview = 2
}
