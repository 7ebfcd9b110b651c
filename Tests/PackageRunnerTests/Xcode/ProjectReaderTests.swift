import Foundation
import Testing

@testable import PackageRunner

@Suite("Xcode projects · targets, files and packages")
struct ProjectReaderTests {
  @Test("sources and resources are where the groups say")
  func filesAreWhereTheGroupsSay() throws {
    let project = try ScratchProject(
      objects: """
        G1 = {isa = PBXGroup; path = Code; sourceTree = "<group>"; children = (G2, F1, V, ); };
        G2 = {isa = PBXGroup; name = Views; sourceTree = "<group>"; children = (F2, ); };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "My View.swift"; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = data.json; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (VB, ); };
        VB = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard;
          sourceTree = "<group>"; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, ); };
        RP = {isa = PBXResourcesBuildPhase; files = (B3, BV, ); };
        SH = {isa = PBXShellScriptBuildPhase; name = Lint; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        BV = {isa = PBXBuildFile; fileRef = V; };
        """, target: "buildPhases = (S, RP, SH, );", group: "G1, F3, F4, ",
      files: ["data.json": "{}"])
    defer { project.remove() }
    let read = try project.read()
    let target = try #require(read.targets.first)
    let base = project.folder.path

    #expect(target.kind == .application)
    #expect(target.sources.map(\.path) == ["\(base)/Code/App.swift", "\(base)/My View.swift"])
    #expect(target.resources.map(\.path) == ["data.json", "Base.lproj/Main.storyboard"])
    #expect(
      target.resources.map(\.file.path)
        == ["\(base)/data.json", "\(base)/Code/Base.lproj/Main.storyboard"])
    #expect(read.issues.contains { $0.contains("Old.m") })
    #expect(read.issues.contains { $0.contains("\"Lint\"") })
  }

  @Test("a folder that the project follows has the files that are in it, without the exceptions")
  func followedFoldersAreRead() throws {
    let project = try ScratchProject(
      objects: """
        GS = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (X, ); };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, "Old/Gone.swift", ); };
        """, target: "fileSystemSynchronizedGroups = (GS, );", group: "GS, ",
      files: [
        "App/App.swift": "", "App/Info.plist": "", "App/Old/Gone.swift": "",
        "App/Views/List.swift": "", "App/Base.lproj/Main.storyboard": "",
        "App/Assets.xcassets/Contents.json": "{}", "App/Notes.md": "",
      ])
    defer { project.remove() }
    let target = try #require(try project.read().targets.first)
    #expect(target.sources.map(\.lastPathComponent) == ["App.swift", "List.swift"])
    #expect(
      Set(target.resources.map(\.path)) == ["Base.lproj/Main.storyboard", "Assets.xcassets"])
  }

  @Test(
    "a requirement of a package becomes the manifest's words",
    arguments: [
      ("kind = upToNextMajorVersion; minimumVersion = 5.6.0;", "from: \"5.6.0\""),
      (
        "kind = upToNextMinorVersion; minimumVersion = 5.6.0;",
        ".upToNextMinor(from: \"5.6.0\")"
      ),
      ("kind = exactVersion; version = 1.2.3;", "exact: \"1.2.3\""),
      (
        "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;",
        "\"1.0.0\"..<\"2.0.0\""
      ),
      ("kind = branch; branch = main;", "branch: \"main\""),
      ("kind = revision; revision = abc;", "revision: \"abc\""),
    ])
  func requirementsBecomeManifestArguments(_ requirement: String, _ words: String) throws {
    let project = try ScratchProject(
      objects: """
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Snap.git";
          requirement = {\(requirement)}; };
        R2 = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        PD = {isa = XCSwiftPackageProductDependency; package = R1; productName = SnapKit; };
        PL = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        """, target: "packageProductDependencies = (PD, PL, );")
    defer { project.remove() }
    let manifest = ProjectManifest(try project.read()).text
    #expect(manifest.contains(".package(url: \"https://example.org/Snap.git\", \(words))"))
    #expect(manifest.contains(".product(name: \"SnapKit\", package: \"snap\")"))
    #expect(manifest.contains(".product(name: \"Kit\", package: \"kit\")"))
    #expect(manifest.contains("/Kit\"),"))
  }

  @Test("a target that is not an app, library or unit test is reported")
  func otherTargetsAreReported() throws {
    let project = try ScratchProject(type: "app-extension")
    defer { project.remove() }
    let error = #expect(throws: PackageRunnerError.self) { try project.read() }
    #expect(error?.advice.contains("com.apple.product-type.app-extension") == true)
  }
}
