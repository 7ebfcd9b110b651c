import Foundation

@testable import PackageRunner

/// An Xcode project in a temporary folder, from the objects of its `project.pbxproj`.
struct ScratchProject {
  /// The folder that contains the project.
  let folder: URL

  /// The project.
  var file: URL { folder.appendingPathComponent("App.xcodeproj") }

  /// Writes a project whose one target is an app.
  ///
  /// - Parameters:
  ///   - objects: Objects beside the project and the target, in the form of OpenStep's property lists.
  ///   - target: More attributes of the target.
  ///   - group: The identifiers in the main group.
  ///   - settings: The target's build settings.
  ///   - type: The last part of the type of the target's product.
  ///   - configuration: More attributes of the project's configuration.
  ///   - files: The files beside the project, by their paths.
  init(
    objects: String = "", target: String = "", group: String = "", settings: String = "",
    type: String = "application", configuration: String = "", files: [String: String] = [:]
  ) throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-project-\(UUID().uuidString)").standardizedFileURL
    let text = """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          P /* Project object */ = {isa = PBXProject; mainGroup = G; targets = (T, );
            buildConfigurationList = L; packageReferences = (R1, R2, ); };
          G = {isa = PBXGroup; children = (\(group)); sourceTree = "<group>"; };
          T /* App */ = {isa = PBXNativeTarget; name = App; buildConfigurationList = TL;
            productType = "com.apple.product-type.\(type)"; \(target) };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; name = Debug; \(configuration)
            buildSettings = {SWIFT_VERSION = 6.0; }; };
          TL = {isa = XCConfigurationList; buildConfigurations = (TR, TC, ); };
          TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Other; }; };
          TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
          \(objects)
        };
        rootObject = P /* Project object */;
      }
      """
    try write(text, to: "App.xcodeproj/project.pbxproj")
    for (name, content) in files { try write(content, to: name) }
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Reads the project.
  func read() throws -> XcodeProject { try ProjectReader.read(file) }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
