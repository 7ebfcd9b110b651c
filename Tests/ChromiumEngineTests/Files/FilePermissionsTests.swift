import Foundation
import Glibc
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("A program run by root reads local files with the permissions of the page's owner")
struct FilePermissionsTests {
  private func attributes(_ mode: UInt32, owner: UInt32, group: UInt32) -> LocalFile.Attributes {
    LocalFile.Attributes(mode: UInt32(S_IFREG) | mode, owner: owner, group: group)
  }

  @Test(
    "An ordinary user's program leaves it to the system; root reads as the owner, or as anybody")
  func ordinaryUsersLeaveItToTheSystem() {
    let file = attributes(0o644, owner: 1000, group: 100)
    #expect(FilePermissions.ofPage(owner: file, isRoot: false) == nil)
    #expect(
      FilePermissions.ofPage(owner: file, isRoot: true) == FilePermissions(user: 1000, group: 100))
    let roots = attributes(0o644, owner: 0, group: 0)
    #expect(FilePermissions.ofPage(owner: roots, isRoot: true) == .nobody)
    #expect(FilePermissions.ofPage(owner: nil, isRoot: true) == .nobody)
  }

  @Test("The permission of the first class that fits counts (POSIX, file access permissions)")
  func theFirstMatchingPermissionClassDecides() {
    let user = FilePermissions(user: 1000, group: 100)
    #expect(user.mayRead(attributes(0o400, owner: 1000, group: 0)))
    #expect(!user.mayRead(attributes(0o044, owner: 1000, group: 100)))
    #expect(user.mayRead(attributes(0o040, owner: 0, group: 100)))
    #expect(!user.mayRead(attributes(0o404, owner: 0, group: 100)))
    #expect(user.mayRead(attributes(0o004, owner: 0, group: 0)))
    #expect(!FilePermissions.nobody.mayRead(attributes(0o600, owner: 0, group: 0)))
  }

  /// A folder with files of several permissions.
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "permissions-\(UUID().uuidString)")
    let manager = FileManager.default
    for name in ["closed", ".hidden"] {
      try manager.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (name, mode) in [
      ("page.html", 0o600), ("own.js", 0o600), ("open.js", 0o644), ("closed/open.js", 0o644),
      (".hidden/open.js", 0o644), (".env", 0o644),
    ] {
      let file = folder.appendingPathComponent(name)
      try Data("1".utf8).write(to: file)
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
    try manager.createSymbolicLink(
      at: folder.appendingPathComponent("out.txt"),
      withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    try manager.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.appendingPathComponent("closed").path)
    // The user named the page's folder and its ancestors.
    try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    return folder
  }

  @Test("Only the page that was named is read without permission, and only as a document")
  func onlyTheNamedPageNeedsNoPermission() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    // A user that owns nothing here.
    let reader = LocalFileReader(directory: folder, page: page) { _ in
      FilePermissions(user: 54321, group: 54321)
    }
    func refusal(_ name: String, _ use: FileRequestKind) -> PageFileRefusal? {
      do throws(PageFileRefusal) {
        _ = try reader.find(folder.appendingPathComponent(name), for: use)
        return nil
      } catch { return error }
    }
    #expect(refusal("page.html", .document) == nil)
    #expect(refusal("page.html", .resource) == .noPermission)
    #expect(refusal("own.js", .resource) == .noPermission)
    #expect(refusal("open.js", .resource) == nil)
    #expect(refusal("closed/open.js", .resource) == .noPermission)
    #expect(refusal("none.js", .resource) == .missing)
    #expect(refusal("out.txt", .resource) == .outside)
    #expect(refusal("open.js", .script) == .script)
    // As in WebKit, which knows no hidden files.
    #expect(refusal(".env", .resource) == nil)
  }

  @Test("A file needs search permission for its directories, up to the app's own")
  func filesNeedSearchPermission() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = try #require(LocalFile(path: folder.path)).path
    let user = FilePermissions(user: 54321, group: 54321)
    #expect(!user.mayReach(root + "/open.js"))
    #expect(user.mayReach(root + "/open.js", below: root))
    #expect(!user.mayReach(root + "/closed/open.js", below: root))
    #expect(user.mayReach(root + "/.hidden/open.js", below: root))
    #expect(user.mayReach("/", below: "/"))
    #expect(!user.mayReach("open.js", below: root))
  }

  @Test("With read access for scripts hidden files and symbolic links to the outside are refused")
  func readAccessRefusesHiddenFiles() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = LocalFileReader(
      directory: folder, page: folder.appendingPathComponent("page.html"), scriptsMayRead: true
    ) { _ in nil }
    func refusal(_ name: String, _ use: FileRequestKind = .script) -> PageFileRefusal? {
      do throws(PageFileRefusal) {
        _ = try reader.read(folder.appendingPathComponent(name), for: use)
        return nil
      } catch { return error }
    }
    #expect(refusal("open.js") == nil)
    #expect(refusal(".env") == .hidden)
    #expect(refusal(".hidden/open.js") == .hidden)
    #expect(refusal(".env", .resource) == .hidden)
    #expect(refusal("out.txt") == .outside)
    let root = String(repeating: "../", count: folder.pathComponents.count)
    #expect(refusal(root + "etc/passwd") == .outside)
  }
}
