import Foundation

/// The manifest of the package that stands for an Xcode project.
struct ProjectManifest {
  private let project: XcodeProject

  init(_ project: XcodeProject) { self.project = project }

  /// The text of `Package.swift`.
  var text: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: \(quoted(project.name)),
      dependencies: [
    \(packages)  ],
      targets: [
    \(project.targets.map(target).joined())  ]
    )

    """
  }

  private var packages: String {
    let used = Set(project.targets.flatMap { $0.products.compactMap(\.package) })
    return project.packages.filter { used.contains($0.key) || project.packages.count == 1 }
      .sorted { $0.key < $1.key }
      .map { _, package in
        switch package {
        case .local(let path):
          let folder = project.folder.appendingPathComponent(path).standardizedFileURL.path
          return "    .package(path: \(quoted(folder))),\n"
        case .remote(let url, let requirement):
          return "    .package(url: \(quoted(url)), \(requirement)),\n"
        }
      }
      .joined()
  }

  private func target(_ target: XcodeTarget) -> String {
    let function =
      switch target.kind {
      case .application: "executableTarget"
      case .library: "target"
      case .unitTests: "testTarget"
      }
    let modules = target.dependencies.compactMap { name in
      project.targets.first { $0.name == name }.map { quoted($0.module) }
    }
    let dependencies = modules + target.products.map(product)
    return """
          .\(function)(
            name: \(quoted(target.module)),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(quoted(target.module)),
            swiftSettings: [\(settings(target).joined(separator: ", "))]),

      """
  }

  /// A product with the package that has it; one whose package the project does not say is that of a
  /// package in a folder.
  private func product(_ product: XcodeTarget.Product) -> String {
    let known = product.package.flatMap { project.packages[$0] }
    let package =
      known
      ?? project.packages.sorted { $0.key < $1.key }.map(\.value).first {
        if case .local = $0 { true } else { false }
      }
    guard let package else {
      return ".product(name: \(quoted(product.name)), package: \(quoted(product.name)))"
    }
    return ".product(name: \(quoted(product.name)), package: \(quoted(package.identity)))"
  }

  private func settings(_ target: XcodeTarget) -> [String] {
    let version = target.settings["SWIFT_VERSION"] ?? "5"
    var settings = [".swiftLanguageMode(.v\(version.hasPrefix("6") ? "6" : "5"))"]
    let conditions = target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    // SwiftPM defines this one itself.
    for name in conditions.split(separator: " ").map(String.init) where name != "DEBUG" {
      settings.append(".define(\(quoted(name)))")
    }
    if target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      settings.append(".unsafeFlags([\"-default-isolation\", \"MainActor\"])")
    }
    return settings
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
