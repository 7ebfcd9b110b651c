extension BuildSettings {
  /// Returns the name of a setting without its condition; `nil` if it is not for a device or simulator
  /// of iOS.
  static func unconditional(_ name: String) -> String? {
    guard let bracket = name.firstIndex(of: "[") else { return name }
    let condition = name[bracket...]
    guard condition.contains("sdk=iphone") || condition.contains("sdk=*"),
      !condition.contains("config=") || condition.contains("config=Debug")
    else { return nil }
    return String(name[..<bracket])
  }
}
