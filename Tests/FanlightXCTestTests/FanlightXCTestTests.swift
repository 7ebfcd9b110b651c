import Foundation
import Testing

/// The cases of `DeviceCases`, run by XCTest in a process with a device.
@Suite("XCTest on a device")
struct FanlightXCTestTests {
  @Test("a device is booted before XCTest makes test objects, and waits move its clock")
  func deviceIsBootedBeforeTestObjects() throws {
    let run = try TestProgram.run([
      "FANLIGHT_DEVICE": "iPhone SE (1st gen)", "FANLIGHT_SYSTEM": "12",
      "SNAPSHOT_ARTIFACTS": NSTemporaryDirectory(),
    ])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Executed 4 tests, with 0 failures"), "\(run.output)")
    #expect(!run.output.contains("skipped"), "\(run.output)")
  }

  @Test("without a device no simulator is booted")
  func withoutDevice() throws {
    let run = try TestProgram.run([:])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("4 tests skipped"), "\(run.output)")
  }

  @Test("an unknown device ends the program before a test begins")
  func unknownDevice() throws {
    let run = try TestProgram.run(["FANLIGHT_DEVICE": "iPhone 99"])
    #expect(run.status == 2, "\(run.output)")
    #expect(run.output.contains("FANLIGHT_DEVICE: no device is booted"), "\(run.output)")
    #expect(run.output.contains("iPhone 99"), "\(run.output)")
  }
}

/// Runs the current test program again, with XCTest and one class's test cases only.
enum TestProgram {
  static func run(
    _ variables: [String: String], cases: String = "DeviceCases"
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["FanlightXCTestTests.\(cases)"]
    var environment = ProcessInfo.processInfo.environment
    environment["FANLIGHT_DEVICE"] = nil
    environment["FANLIGHT_SYSTEM"] = nil
    environment["FANLIGHT_TEST_SNAPSHOTS"] = nil
    process.environment = environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
