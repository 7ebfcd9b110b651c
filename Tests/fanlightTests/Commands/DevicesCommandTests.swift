import Foundation
import Testing

@Suite("fanlight devices")
struct DevicesCommandTests {
  @Test("the list has one line for each device and fits in a hundred columns")
  func listFitsAHundredColumns() throws {
    let run = try CommandRun("devices")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(run.status == 0)
    #expect(lines.filter { $0.hasPrefix("iP") }.count == 87)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(
      run.output.contains(
        "iPhone X                      2017    375x812  @3x  44/0/34/0  0/44/21/44  notch    11.0-16.7"
      ))
  }

  @Test("the details of a device have the source of every number")
  func detailsHaveEverySource() throws {
    try expectSnapshot(try CommandRun("devices", "iphone-x").transcript, named: "devices-iphone-x")
    try expectSnapshot(
      try CommandRun("devices", "iPhone Duo inner").transcript, named: "devices-duo-inner")
  }

  @Test("--json prints an object for one device and an array for all")
  func jsonPrintsAnObjectOrAnArray() throws {
    let one = try CommandRun("devices", "iPhone10,3", "--json")
    let all = try CommandRun("devices", "--json")
    let device = try #require(
      JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any])
    let devices = try #require(
      JSONSerialization.jsonObject(with: Data(all.output.utf8)) as? [[String: Any]])

    #expect(device["name"] as? String == "iPhone X")
    let portrait = try #require(device["portrait"] as? [String: Any])
    #expect((portrait["safeArea18"] as? [String: Double])?["top"] == 44)
    #expect(portrait["safeArea26"] is NSNull)
    #expect(devices.count == 87)
    #expect(Set(devices.map { Set($0.keys) }).count == 1)
  }

  @Test("an output that cannot be written is reported; status 2")
  func unwritableOutputIsReported() throws {
    let run = try CommandRun("devices", output: "/dev/full")

    #expect(run.status == 2)
    #expect(run.errors.contains("The results could not be written to standard output."))
  }
}
