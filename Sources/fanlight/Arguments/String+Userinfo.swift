extension String {
  /// The text with `***` in place of the userinfo of the URL at its beginning (RFC 3986, section 3.2.1), because
  /// output can be published.
  var withoutUserinfo: String {
    guard let start = firstRange(of: "://")?.upperBound else { return self }
    let authority = self[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let at = authority.lastIndex(of: "@") else { return self }
    return self[..<start] + "***" + self[at...]
  }
}
