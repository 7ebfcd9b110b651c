/// The version of Fanlight, equal to the latest in CHANGELOG.md.
enum Version {
  static let current = "0.9.0"
}
