package import Foundation

/// Reads an Xcode project: its targets with their files, settings and dependencies.
package struct ProjectReader {
  let objects: ProjectObjects
  /// The folder that contains the project.
  let folder: URL
  /// The location of each file reference.
  let places: FilePlaces
  var project: XcodeProject

  /// Reads a project.
  ///
  /// - Parameter file: A folder whose name ends in `.xcodeproj`.
  package static func read(_ file: URL) throws(PackageRunnerError) -> XcodeProject {
    var reader = try ProjectReader(file)
    try reader.readTargets()
    return reader.project
  }

  private init(_ file: URL) throws(PackageRunnerError) {
    objects = try ProjectObjects(file.appendingPathComponent("project.pbxproj"))
    folder = file.deletingLastPathComponent().standardizedFileURL
    places = FilePlaces(objects, folder: folder)
    project = XcodeProject(folder: folder, name: file.deletingPathExtension().lastPathComponent)
    readPackages()
  }

  // MARK: Packages

  private mutating func readPackages() {
    for object in objects.objects("packageReferences", of: objects.root) {
      switch object.isa {
      case "XCLocalSwiftPackageReference":
        project.packages[object.id] = .local(
          path: folder.appendingPathComponent(object["relativePath"] ?? ".").standardizedFileURL
            .path)
      case "XCRemoteSwiftPackageReference":
        let requirement = object.dictionary("requirement")
        guard let words = Self.words(of: requirement) else {
          addIssue(
            "The requirement of the package \(object["repositoryURL"] ?? "") is not supported.")
          continue
        }
        project.packages[object.id] = .remote(
          url: object["repositoryURL"] ?? "", requirement: words)
      default: addIssue("Package references of class \(object.isa) are not supported.")
      }
    }
  }

  /// Returns a version requirement as a manifest spells it; `nil` for an unknown kind of requirement.
  static func words(of requirement: [String: Any]) -> String? {
    func text(_ name: String) -> String { "\"\(requirement[name] as? String ?? "")\"" }
    switch requirement["kind"] as? String {
    case "upToNextMajorVersion": return "from: \(text("minimumVersion"))"
    case "upToNextMinorVersion": return ".upToNextMinor(from: \(text("minimumVersion")))"
    case "exactVersion": return "exact: \(text("version"))"
    case "versionRange": return "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    case "branch": return "branch: \(text("branch"))"
    case "revision": return "revision: \(text("revision"))"
    default: return nil
    }
  }

  // MARK: Targets

  private mutating func readTargets() throws(PackageRunnerError) {
    for object in objects.objects("targets", of: objects.root) {
      guard let target = target(object) else { continue }
      project.targets.append(target)
    }
    guard !project.targets.isEmpty else {
      throw PackageRunnerError(
        message: "The project \(project.name) has no target that can be built here.",
        advice: project.issues.joined(separator: " "))
    }
  }

  private mutating func target(_ object: ProjectObjects.Object) -> XcodeTarget? {
    let name = object["name"] ?? ""
    guard object.isa == "PBXNativeTarget", let kind = kind(object, name) else {
      if object.isa != "PBXNativeTarget" {
        addIssue("The target \(name) is a \(object.isa), which is not supported.")
      }
      return nil
    }
    let settings = settings(of: object, name: name)
    var target = XcodeTarget(
      id: object.id, name: name, kind: kind,
      module: BuildSettings.identifier(
        settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name),
      settings: settings)
    target.infoPlist = settings["INFOPLIST_FILE"].map { folder.appendingPathComponent($0) }
    for phase in objects.objects("buildPhases", of: object) { add(phase, to: &target) }
    for group in objects.objects("fileSystemSynchronizedGroups", of: object) {
      add(synchronized: group, to: &target)
    }
    target.resources.removeAll {
      $0.file.standardizedFileURL == target.infoPlist?.standardizedFileURL
    }
    target.dependencies = dependencies(of: object)
    for product in objects.objects("packageProductDependencies", of: object) {
      target.products.append(
        XcodeTarget.Product(name: product["productName"] ?? "", package: product["package"]))
    }
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      addIssue(
        "The target \(name) has a bridging header (\(header)); Objective-C is not supported.")
    }
    return target
  }

  private mutating func kind(_ object: ProjectObjects.Object, _ name: String) -> XcodeTarget.Kind? {
    let type = object["productType"] ?? ""
    switch type.replacingOccurrences(of: "com.apple.product-type.", with: "") {
    case "application": return .application
    case "framework", "framework.static", "library.static", "library.dynamic": return .library
    case "bundle.unit-test": return .unitTests
    default:
      addIssue("The target \(name) is of type \(type), which is not supported.")
      return nil
    }
  }

  private func dependencies(of object: ProjectObjects.Object) -> [String] {
    var names = objects.objects("dependencies", of: object)
      // For a target of another project in the workspace, only its proxy is known.
      .compactMap {
        objects.object($0["target"])?["name"] ?? objects.object($0["targetProxy"])?["remoteInfo"]
      }
    // A framework that is linked without a declared dependency.
    for phase in objects.objects("buildPhases", of: object)
    where phase.isa == "PBXFrameworksBuildPhase" {
      let linked = objects.objects("files", of: phase).compactMap { $0["fileRef"] }
      for other in objects.objects("targets", of: objects.root) {
        guard let product = other["productReference"], linked.contains(product),
          let name = other["name"], !names.contains(name)
        else { continue }
        names.append(name)
      }
    }
    return names
  }

  private func settings(of object: ProjectObjects.Object, name: String) -> BuildSettings {
    var settings = BuildSettings()
    settings.add([
      "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PROJECT_NAME": project.name, "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "CONFIGURATION": "Debug",
    ])
    for owner in [objects.root, object] {
      guard let list = objects.object(owner["buildConfigurationList"]) else { continue }
      let configurations = objects.objects("buildConfigurations", of: list)
      guard
        let chosen = configurations.first(where: { $0["name"] == "Debug" }) ?? configurations.first
      else { continue }
      if let file = chosen["baseConfigurationReference"].flatMap({ places.url($0) }) {
        settings.add(ConfigurationFileReader.read(file))
      }
      settings.add(chosen.dictionary("buildSettings"))
    }
    return settings
  }

  /// Adds a feature that is not supported.
  mutating func addIssue(_ message: String) {
    if !project.issues.contains(message) { project.issues.append(message) }
  }
}
