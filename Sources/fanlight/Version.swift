/// The version of Fanlight, as in CHANGELOG.md.
enum Version {
  static let current = "0.9.0"
}
