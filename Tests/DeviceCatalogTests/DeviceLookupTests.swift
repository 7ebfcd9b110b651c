import Testing

@testable import DeviceCatalog

@Suite("Finding a device")
struct DeviceLookupTests {
  let catalog = DeviceCatalog.builtIn

  private func error(for word: String) throws -> DeviceLookupError {
    do {
      let device = try catalog.device(named: word)
      throw Unexpected(name: device.name)
    } catch let error as DeviceLookupError {
      return error
    }
  }

  private struct Unexpected: Error {
    let name: String
  }

  @Test(
    "case, punctuation, ordinals and model identifiers are accepted",
    arguments: [
      ("iPhone X", "iPhone X"), ("iphone-x", "iPhone X"), ("iPhoneX", "iPhone X"),
      ("IPHONE X", "iPhone X"), ("iPhone10,3", "iPhone X"), ("iphone10,6", "iPhone X"),
      ("iPhone SE 3", "iPhone SE (3rd gen)"), ("iphone se (3rd generation)", "iPhone SE (3rd gen)"),
      ("iPad Pro 11 M4", "iPad Pro 11-inch (M4)"), ("ipad-air-13-m2", "iPad Air 13-inch (M2)"),
      ("iPhone 8+", "iPhone 8 Plus"), ("iPod touch", "iPod touch (7th gen)"),
      ("iPad 10", "iPad (10th gen)"), ("iPad mini a17 pro", "iPad mini (A17 Pro)"),
    ])
  func identifiersMatchLoosely(_ word: String, _ name: String) throws {
    #expect(try catalog.device(named: word).name == name)
  }

  @Test("every device is found by its own name and has a key of its own")
  func everyDeviceIsFoundByItsName() throws {
    for device in catalog.devices {
      #expect(try catalog.device(named: device.name) == device)
    }
    #expect(Set(catalog.devices.map { DeviceNameKey($0.name) }).count == catalog.devices.count)
  }

  @Test("a near miss names what may be meant")
  func nearMisses() throws {
    let swapped = try error(for: "iPhone 51")
    let typo = try error(for: "iPhone 14 Pto Max")
    let nonsense = try error(for: "refrigerator")

    #expect(swapped.code == .unknownDevice)
    #expect(swapped.suggestions == ["iPhone 5s", "iPhone 11", "iPhone 15"])
    #expect(
      swapped.message == """
        There is no device "iPhone 51" in the catalog. \
        Did you mean "iPhone 5s", "iPhone 11" or "iPhone 15"?
        """)
    #expect(typo.suggestions == ["iPhone 14 Pro Max"])
    #expect(nonsense.suggestions.isEmpty)
    #expect(nonsense.message == "There is no device \"refrigerator\" in the catalog.")
  }

  @Test(
    "a word that is part of names or model identifiers matches those",
    arguments: [
      ("14 pro", ["iPhone 14 Pro", "iPhone 14 Pro Max"]),
      ("duo", ["iPhone Duo (outer display)", "iPhone Duo (inner display)"]),
      ("iPhone11,9", ["iPhone11,8", "iPhone11,2", "iPhone11,4", "iPhone11,6"]),
    ])
  func partsOfNamesMatch(_ word: String, _ suggestions: [String]) throws {
    let error = try error(for: word)
    #expect(error.code == .unknownDevice)
    #expect(error.suggestions == suggestions)
  }

  @Test("the beginning of names lists all that continue it")
  func prefixesListAllContinuations() throws {
    let pro = try error(for: "iPad Pro")
    let air = try error(for: "ipad air 13")

    #expect(pro.code == .ambiguousDevice)
    #expect(
      pro.suggestions == catalog.devices.map(\.name).filter { $0.hasPrefix("iPad Pro ") })
    #expect(
      Set(air.suggestions) == [
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", "iPad Air 13-inch (M4)",
      ])
  }

  @Test(
    "a number that no device has offers the devices with the nearest numbers",
    arguments: [("iPhone 99", 18), ("iphone99", 18), ("iPhone 1000", 18), ("iPhone 3", 5)])
  func unknownNumbersOfferTheNearest(_ word: String, _ number: Int) throws {
    let error = try error(for: word)
    #expect(error.code == .unknownDevice)
    #expect(error.suggestions.count == 5)
    #expect(error.suggestions.first?.hasPrefix("iPhone \(number)") == true)
  }

  @Test("an ambiguous name is an error that lists its devices")
  func ambiguousNamesListTheirDevices() throws {
    let duo = try error(for: "iPhone19,4")
    let family = try error(for: "iPhone SE")

    #expect(duo.code == .ambiguousDevice)
    #expect(duo.suggestions == ["iPhone Duo (outer display)", "iPhone Duo (inner display)"])
    #expect(family.suggestions.count == 3)
  }

  @Test(
    "the distance counts insertions, deletions, replacements and swaps of neighbors",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "ab", 1), ("abc", "abcd", 1), ("abc", "axc", 1),
      ("abc", "acb", 1), ("abcd", "badc", 2), ("", "abc", 3), ("kitten", "sitting", 3),
    ])
  func distanceCountsEdits(_ left: String, _ right: String, _ expected: Int) {
    #expect(editDistance(left, right) == expected)
    #expect(editDistance(right, left) == expected)
  }
}
