import Foundation

/// The manifest of the package that is created from an Xcode project.
struct ProjectManifest {
  private let project: XcodeProject

  init(_ project: XcodeProject) { self.project = project }

  /// The text of `Package.swift`.
  var text: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: \(project.name.literal),
      dependencies: [
    \(packages)  ],
      targets: [
    \(project.targets.map(target).joined())  ]
    )

    """
  }

  private var packages: String {
    project.packages
      .sorted { $0.key < $1.key }
      .map { _, package in
        switch package {
        case .local(let path):
          return "    .package(path: \(path.literal)),\n"
        case .remote(let url, let requirement):
          return "    .package(url: \(url.literal), \(requirement)),\n"
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
      project.targets.first { $0.name == name }.map { $0.module.literal }
    }
    let dependencies = modules + target.products.map(product)
    return """
          .\(function)(
            name: \(target.module.literal),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(target.module.literal),
            swiftSettings: [\(settings(target).joined(separator: ", "))]),

      """
  }

  /// Returns the dependency on a product, with its package; a project does not name the package if it is local.
  private func product(_ product: XcodeTarget.Product) -> String {
    let known = product.package.flatMap { project.packages[$0] }
    let package =
      known
      ?? project.packages.sorted { $0.key < $1.key }.map(\.value).first {
        if case .local = $0 { true } else { false }
      }
    guard let package else {
      return ".product(name: \(product.name.literal), package: \(product.name.literal))"
    }
    return ".product(name: \(product.name.literal), package: \(package.identity.literal))"
  }

  private func settings(_ target: XcodeTarget) -> [String] {
    let version = target.settings["SWIFT_VERSION"] ?? "5"
    var settings = [".swiftLanguageMode(.v\(version.hasPrefix("6") ? "6" : "5"))"]
    let conditions = target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    // SwiftPM defines this one itself.
    for name in conditions.split(separator: " ").map(String.init) where name != "DEBUG" {
      settings.append(".define(\(name.literal))")
    }
    if target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      settings.append(".unsafeFlags([\"-default-isolation\", \"MainActor\"])")
    }
    return settings
  }
}
