/// The parts of the output of `swift package dump-package` that are used.
struct PackageManifest: Codable, Sendable {
  /// The package's name.
  var name: String

  /// The targets.
  var targets: [Target]

  /// A target.
  struct Target: Codable, Sendable {
    /// The target's name.
    var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
    var type: String
    /// The folder, if the manifest specifies one.
    var path: String?
    /// The paths to compile; `nil` for the whole folder.
    var sources: [String]?
    /// The paths to exclude.
    var exclude: [String]
    /// The dependencies of the target.
    var dependencies: [Dependency]

    /// A Boolean value that indicates whether its Swift sources are compiled for the package's products or tests.
    var isCompiled: Bool { ["regular", "executable", "test"].contains(type) }
  }

  /// A dependency of a target: `{"byName": ["Deck", null]}`, `{"target": ...}` or `{"product": ...}`.
  struct Dependency: Codable, Sendable {
    /// The name, of a target of this package or of a product.
    var name: String

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Key.self)
      guard let kind = kinds.allKeys.first else {
        name = ""
        return
      }
      var values = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try values.decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var kinds = encoder.container(keyedBy: Key.self)
      var values = kinds.nestedUnkeyedContainer(forKey: Key(stringValue: "byName"))
      try values.encode(name)
    }
  }
}
