/// Constants that specify the interaction with a link or an attachment in text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which performs the default action of the item.
  case invokeDefaultAction = 0
  /// A long press, which presents the actions of the item.
  case presentActions = 1
  /// A firm press, which previews the item.
  case preview = 2
}
