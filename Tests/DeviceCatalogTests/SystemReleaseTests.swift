import Testing

@testable import DeviceCatalog

@Suite("Which release a word means")
struct SystemReleaseTests {
  let catalog = DeviceCatalog.builtIn

  @Test(
    "a major means its last minor, a full number itself, nothing the newest that runs",
    arguments: [
      ("iPhone X", "11", SystemRelease(11, 4)), ("iPhone X", "11.0", SystemRelease(11, 0)),
      ("iPhone X", nil, SystemRelease(16, 7)), ("iPhone 17", nil, SystemRelease(27, 1)),
      ("iPhone 14", "18", SystemRelease(18, 7)), ("iPhone XR", nil, SystemRelease(18, 7)),
      ("iPad (7th gen)", nil, SystemRelease(18, 7)), ("iPad (6th gen)", nil, SystemRelease(17, 7)),
      ("iPhone 17e", "26.0", SystemRelease(26, 0)), ("iPhone 5s", "7", SystemRelease(7, 1)),
    ] as [(String, String?, SystemRelease)])
  func majorsMeanTheirLastMinor(_ name: String, _ word: String?, _ release: SystemRelease) throws {
    #expect(try catalog.device(named: name).systemRelease(for: word) == release)
  }

  @Test("devices that stop at 12 or 15 got more minors than those that go on")
  func devicesThatStoppedGotMoreMinors() throws {
    #expect(try catalog.device(named: "iPhone 6").systemRelease(for: "12") == SystemRelease(12, 5))
    #expect(try catalog.device(named: "iPhone X").systemRelease(for: "12") == SystemRelease(12, 4))
    #expect(try catalog.device(named: "iPhone 7").systemRelease(for: "15") == SystemRelease(15, 8))
    #expect(try catalog.device(named: "iPhone X").systemRelease(for: "15") == SystemRelease(15, 7))
  }

  @Test(
    "an unknown release and one that the device does not run are errors with advice",
    arguments: [
      (
        "iPhone X", "17", DeviceLookupError.Code.neverRan,
        "iPhone X does not run iOS 17. It runs 11.0 through 16.7."
      ),
      (
        "iPhone X", "10", .neverRan, "iPhone X does not run iOS 10. It runs 11.0 through 16.7."
      ),
      (
        "iPhone X", "20", .unknownRelease,
        "There is no iOS 20 in the catalog. iPhone X runs 11.0 through 16.7."
      ),
      (
        "iPhone X", "11.9", .unknownRelease,
        "There is no iOS 11.9 for iPhone X: the last 11.x is 11.4."
      ),
      (
        "iPad Pro 13-inch (M5)", "18", .neverRan,
        "iPad Pro 13-inch (M5) does not run iPadOS 18. It runs 26.0 through 27.1."
      ),
      (
        "iPhone 17e", "18", .neverRan, "iPhone 17e does not run iOS 18. It runs 26 through 27.1."
      ),
      (
        "iPhone X", "eleven", .notARelease,
        "\"eleven\" is no system release; write it as 11 or 11.4."
      ),
      ("iPhone X", "11.", .notARelease, "\"11.\" is no system release; write it as 11 or 11.4."),
      ("iPhone X", "", .notARelease, "\"\" is no system release; write it as 11 or 11.4."),
      (
        "iPhone X", "11.0.1", .notARelease,
        "\"11.0.1\" is no system release; write it as 11 or 11.4."
      ),
    ])
  func unknownReleasesAreErrors(
    _ name: String, _ word: String, _ code: DeviceLookupError.Code, _ message: String
  ) throws {
    let device = try catalog.device(named: name)
    let error = #expect(throws: DeviceLookupError.self) { try device.systemRelease(for: word) }

    #expect(error?.code == code)
    #expect(error?.message == message)
  }

  @Test("every device runs its first release and ends with a known one")
  func everyDeviceEndsWithAKnownRelease() throws {
    for device in catalog.devices {
      #expect(device.firstSystem <= device.lastSystem, "\(device.name)")
      #expect(try device.systemRelease(for: "\(device.firstSystem.major)") >= device.firstSystem)
      #expect((device.lastSystem.major >= 26) == (device.portrait.safeArea26 != nil))
    }
  }

  @Test("releases are ordered by major, then minor")
  func releasesAreOrderedByMajor() {
    #expect(SystemRelease(9, 3) < SystemRelease(10))
    #expect(SystemRelease(11, 2) < SystemRelease(11, 4))
    #expect(!(SystemRelease(12) < SystemRelease(11, 4)))
  }

  @Test(
    "an iPad's system is called iPadOS from 13 on, an iPhone's iOS",
    arguments: [
      ("iPad Pro 9.7-inch", 9, "iOS"), ("iPad Pro 9.7-inch", 12, "iOS"),
      ("iPad Pro 9.7-inch", 13, "iPadOS"), ("iPhone X", 11, "iOS"), ("iPhone X", 16, "iOS"),
    ])
  func systemName(_ name: String, _ major: Int, _ expected: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    #expect(device.systemName(of: SystemRelease(major)) == expected)
  }
}
