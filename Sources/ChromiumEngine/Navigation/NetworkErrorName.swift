/// Chromium's names of network errors, such as "net::ERR_NAME_NOT_RESOLVED".
enum NetworkErrorName {
  /// Returns the name for a `Network.ErrorReason`, such as "NameNotResolved".
  static func name(ofReason reason: String) -> String {
    var name = ""
    for character in reason {
      if character.isUppercase, !name.isEmpty { name.append("_") }
      name += character.uppercased()
    }
    return "net::ERR_" + name
  }
}
