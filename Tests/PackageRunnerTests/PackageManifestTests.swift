import Foundation
import Testing

@testable import PackageRunner

@Suite("Packages · manifests and arguments")
struct PackageManifestTests {
  @Test("dependencies of every kind are read, and kept as they were read")
  func dependenciesAreRead() throws {
    let text = """
      {"name": "Deck", "targets": [{"name": "Deck", "type": "regular", "exclude": [], "path": "iOS",
       "dependencies": [{"byName": ["Core", null]}, {"target": ["Views", null]},
       {"product": ["SnapKit", "SnapKit", null, {"platformNames": ["ios"]}]}]}]}
      """
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    let again = try JSONDecoder().decode(
      PackageManifest.self, from: try JSONEncoder().encode(manifest))

    for target in [manifest.targets[0], again.targets[0]] {
      #expect(target.dependencies.map(\.name) == ["Core", "Views", "SnapKit"])
      #expect(target.path == "iOS")
    }
  }

  @Test("the arguments of swift build name folders and configuration")
  func argumentsNameFoldersAndConfiguration() {
    let words = BuildArguments(["--package-path", "/a", "-c", "release", "--scratch-path=/b"])
    #expect(words.packagePath == "/a")
    #expect(words.scratchPath == "/b")
    #expect(words.configuration == "release")
    #expect(words.withoutPackagePath == ["-c", "release", "--scratch-path=/b"])
    #expect(BuildArguments([]).configuration == "debug")
  }
}
