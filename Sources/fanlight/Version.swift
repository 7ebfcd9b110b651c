/// The version of Fanlight; CHANGELOG.md says what is in it.
enum Version {
  static let current = "0.9.0"
}
