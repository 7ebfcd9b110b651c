import Foundation
import Testing

@testable import ChromiumEngine

@Suite("Where the browser's private directory is made")
struct TemporaryDirectoryTests {
  @Test("in the directory that is named, or in /tmp where none is or its path is too long")
  func namedDirectoryOrTmp() {
    #expect(TemporaryDirectory.path(named: nil, isForAnotherUser: true) == "/tmp")
    #expect(TemporaryDirectory.path(named: "", isForAnotherUser: true) == "/tmp")
    #expect(TemporaryDirectory.path(named: "/var/tmp/", isForAnotherUser: true) == "/var/tmp")
    let long = "/tmp/" + String(repeating: "x", count: 40)
    #expect(TemporaryDirectory.path(named: long, isForAnotherUser: false) == "/tmp")
    let relative = TemporaryDirectory.path(named: ".", isForAnotherUser: false)
    #expect(relative == "/tmp" || relative == FileManager.default.currentDirectoryPath)
  }

  @Test("in /tmp where another user could not come to the one that is named")
  func tmpIfAnotherUserHasNoAccess() throws {
    let closed = URL(fileURLWithPath: "/tmp/td-\(UUID().uuidString.prefix(8))")
    let inner = closed.appendingPathComponent("in")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: closed) }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed.path)

    #expect(TemporaryDirectory.path(named: inner.path, isForAnotherUser: true) == "/tmp")
    #expect(TemporaryDirectory.path(named: inner.path, isForAnotherUser: false) == inner.path)
  }
}
