import Foundation
import Testing

@testable import PackageRunner

@Suite("Xcode projects · the package and the bundle")
struct ProjectPackageTests {
  /// The example that Xcode opens: an app with a storyboard and unit tests.
  private static let example = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../../Examples/Storyboard")
    .standardizedFileURL

  private func example() throws -> XcodeProject {
    try ProjectReader.read(Self.example.appendingPathComponent("Checklist.xcodeproj"))
  }

  @Test("the example's targets have their sources, resources and settings")
  func exampleIsRead() throws {
    let project = try example()
    #expect(project.issues.isEmpty)
    #expect(project.targets.map(\.name) == ["Checklist", "ChecklistTests"])
    let app = project.targets[0]
    #expect(app.sources.map(\.lastPathComponent).contains("ListViewController.swift"))
    #expect(app.sources.count == 7)
    #expect(
      Set(app.resources.map(\.path)) == [
        "Base.lproj/Main.storyboard", "Base.lproj/LaunchScreen.storyboard", "ItemCell.xib",
        "Assets.xcassets", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
      ])
    #expect(project.targets[1].dependencies == ["Checklist"])
    for file in app.sources + app.resources.map(\.file) {
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("unsupported parts of a storyboard and an asset catalog are reported with their position")
  func resourcesAreChecked() throws {
    #expect(ResourceCheck(try example()).lines.isEmpty)
    let project = try ScratchProject(
      objects: """
        GS = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        """, target: "fileSystemSynchronizedGroups = (GS, );", group: "GS, ",
      files: [
        "App/Map.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
        <mapView key="view" id="m"/></viewController></objects></scene></scenes></document>
        """, "App/Bad.xib": "<plist/>", "App/Assets.xcassets/Star.symbolset/Contents.json": "{}",
      ])
    defer { project.remove() }
    let lines = ResourceCheck(try project.read()).lines
    let base = project.folder.path
    #expect(lines.count == 3)
    #expect(lines.contains { $0.hasPrefix("\(base)/App/Map.storyboard:3: warning: ") })
    #expect(lines.contains { $0.hasPrefix("\(base)/App/Bad.xib:1: error: ") })
    #expect(lines.contains { $0.hasPrefix("\(base)/App/Assets.xcassets/Star.symbolset: warning") })
  }

  @Test("a package has a link to each source, and a manifest with each target")
  func packageIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-package-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var project = try example()
    try ProjectPackage(project: project, folder: folder).write()
    let link = folder.appendingPathComponent("Checklist/Checklist/AppDelegate.swift")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
        == project.targets[0].sources[0].path)
    let manifest = try String(
      contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(".executableTarget("))
    #expect(manifest.contains(".testTarget("))
    #expect(manifest.contains("dependencies: [\"Checklist\"]"))
    #expect(manifest.contains(".swiftLanguageMode(.v5)"))

    // A source that is removed from the target loses its link; others keep theirs.
    let gone = project.targets[0].sources.removeFirst()
    try ProjectPackage(project: project, folder: folder).write()
    #expect(!FileManager.default.fileExists(atPath: link.path))
    #expect(FileManager.default.fileExists(atPath: gone.path))
  }

  @Test("a bundle has the property list with its variables replaced, the resources and the program")
  func bundleIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("program")
    try "program".write(to: program, atomically: true, encoding: .utf8)
    let bundle = AppBundle(of: try example().targets[0], in: folder)
    try bundle.write(program: program)

    let place = bundle.folder
    #expect(place.lastPathComponent == "Checklist.app")
    let data = try Data(contentsOf: place.appendingPathComponent("Info.plist"))
    let info =
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(info?["CFBundleIdentifier"] as? String == "org.example.Checklist")
    #expect(info?["CFBundleExecutable"] as? String == "Checklist")
    #expect(info?["UIMainStoryboardFile"] as? String == "Main")
    for path in ["Checklist", "Base.lproj/Main.storyboard", "de.lproj/Localizable.strings"] {
      #expect(
        FileManager.default.fileExists(atPath: place.appendingPathComponent(path).path))
    }
  }

  @Test("a workspace lists its projects, those of CocoaPods left out")
  func workspaceIsRead() throws {
    let project = try ScratchProject(files: [
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0"><FileRef location="group:App.xcodeproj"></FileRef>
      <Group location="container:Libs" name="Libs"><FileRef location="group:Kit/Kit.xcodeproj"/></Group>
      <FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
      """
    ])
    defer { project.remove() }
    let found = try XcodeContainer.projects(in: project.folder)
    let base = project.folder.path
    #expect(found.map(\.path) == ["\(base)/App.xcodeproj", "\(base)/Libs/Kit/Kit.xcodeproj"])
  }
}
