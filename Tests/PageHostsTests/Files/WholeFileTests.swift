import Foundation
import Testing

@testable import PageHosts

@Suite("Files are written atomically")
struct WholeFileTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("whole-\(UUID().uuidString)", isDirectory: true)
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func code(_ work: () throws -> Void) -> POSIXError.Code? {
    do {
      try work()
      return nil
    } catch {
      let cocoa = error as NSError
      let posix = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError ?? cocoa
      return POSIXError.Code(rawValue: Int32(posix.code))
    }
  }

  @Test("a file is written, and replaced, without another file beside it")
  func filesAreWrittenAndReplaced() throws {
    let file = folder.url.appendingPathComponent("ä b.png")
    try WholeFile.write(Data("one".utf8), to: file)
    try WholeFile.write(Data("second".utf8), to: file)
    #expect(try Data(contentsOf: file) == Data("second".utf8))
    #expect(try folder.names == ["ä b.png"])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    let mask = umask(0)
    _ = umask(mask)
    #expect((mode as? NSNumber)?.intValue == 0o666 & ~Int(mask))
  }

  @Test("a write that fails leaves no file, or the existing one")
  func failedWritesLeaveNoFile() throws {
    let old = folder.url.appendingPathComponent("old.png")
    try WholeFile.write(Data("old".utf8), to: old)
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
    try #require(isKnown)
    let before = limit
    signal(SIGXFSZ, SIG_IGN)
    limit.rlim_cur = 1000
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    let first = code { try WholeFile.write(Data(count: 5000), to: old) }
    let second = code {
      try WholeFile.write(Data(count: 5000), to: folder.url.appendingPathComponent("new.png"))
    }
    limit = before
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    signal(SIGXFSZ, SIG_DFL)

    #expect(first == .EFBIG)
    #expect(second == .EFBIG)
    #expect(try folder.names == ["old.png"])
    #expect(try Data(contentsOf: old) == Data("old".utf8))
  }

  @Test("the path of a folder, or one in a missing folder, is refused")
  func pathsOfFoldersAreRefused() throws {
    let inner = folder.url.appendingPathComponent("inner")
    try WholeFile.makeFolder(inner)
    #expect(code { try WholeFile.write(Data(), to: inner) } == .EISDIR)
    #expect(
      code { try WholeFile.write(Data(), to: folder.url.appendingPathComponent("none/x")) } != nil)
    #expect(try folder.names == ["inner"])
  }

  @Test("folders are created with their parents; a failure has the system's error")
  func missingFoldersAreCreated() throws {
    let deep = folder.url.appendingPathComponent("a/b/c", isDirectory: true)
    try WholeFile.makeFolder(deep)
    try WholeFile.makeFolder(deep)
    try WholeFile.checkWritable(deep)
    #expect(try FileManager.default.contentsOfDirectory(atPath: deep.path).isEmpty)

    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    #expect(code { try WholeFile.makeFolder(file.appendingPathComponent("x")) } == .ENOTDIR)
    #expect(code { try WholeFile.makeFolder(file) } == .EEXIST)
    #expect(code { try WholeFile.makeFolder(URL(fileURLWithPath: "/proc/none/x")) } == .ENOENT)
    #expect(code { try WholeFile.checkWritable(URL(fileURLWithPath: "/nowhere")) } == .ENOENT)
  }
}
