/// Constants for the title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The Return key's title is "return".
  case `default` = 0
  /// The Return key's title is "Go".
  case go = 1
  /// The Return key's title is "Google".
  case google = 2
  /// The Return key's title is "Join".
  case join = 3
  /// The Return key's title is "Next".
  case next = 4
  /// The Return key's title is "Route".
  case route = 5
  /// The Return key's title is "Search".
  case search = 6
  /// The Return key's title is "Send".
  case send = 7
  /// The Return key's title is "Yahoo".
  case yahoo = 8
  /// The Return key's title is "Done".
  case done = 9
  /// The Return key's title is "Emergency call".
  case emergencyCall = 10
  /// The Return key's title is "Continue".
  case `continue` = 11
}
