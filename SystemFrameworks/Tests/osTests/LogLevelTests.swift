import Testing

@testable import os

@Suite("os · levels")
struct LogLevelTests {
  @Test("levels have the values of os/log.h")
  func values() {
    #expect(
      [OSLogType.default, .info, .debug, .error, .fault].map(\.rawValue) == [0, 1, 2, 16, 17])
  }

  @Test(
    "OS_ACTIVITY_MODE determines which levels are written",
    arguments: [
      (nil, "default error fault"), ("default", "default error fault"),
      ("info", "default error fault info"), ("debug", "default error fault info debug"),
      ("disable", ""),
    ] as [(String?, String)])
  func modes(mode: String?, expected: String) {
    let environment = mode.map { ["OS_ACTIVITY_MODE": $0] } ?? [:]
    let levels: [(String, OSLogType)] = [
      ("default", .default), ("error", .error), ("fault", .fault), ("info", .info),
      ("debug", .debug),
    ]
    let written = levels.filter { LogMode(environment: environment).writes($0.1) }.map(\.0)
    #expect(written.joined(separator: " ") == expected)
  }

  @Test("a line has the level, the subsystem with its category, and the message")
  func lines() {
    let line = LogLine(subsystem: "com.example.app", category: "net", type: .error, message: "gone")
    #expect(line.text == "Error [com.example.app:net] gone\n")
    let plain = LogLine(subsystem: "", category: "", type: .default, message: "here")
    #expect(plain.text == "Default here\n")
  }

  @Test("the disabled log writes no levels and no signposts")
  func disabledLog() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(!OSLog.disabled.signpostsEnabled)
    #expect(!OSSignposter.disabled.isEnabled)
  }

  @Test("signpost identifiers differ, except those of the same object")
  func signpostIdentifiers() {
    let log = OSLog(subsystem: "com.example.app", category: .pointsOfInterest)
    #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
    #expect(OSSignpostID(log: log, object: log) == OSSignpostID(log: log, object: log))
  }
}
