import DeviceCatalog
import FanlightTesting
import Simulator
import Testing
import UIKit

@Suite("Screens · matrices (testing.md 4)")
struct ScreenMatrixTests {
  /// Portrait and the landscape of the catalog's rows.
  private let catalogRows: [UIInterfaceOrientation] = [.portrait, .landscapeRight]

  @Test(
    "the numbers of rows, layout classes and pictures are those counted from the catalog's data")
  func rowsAndClassesAreCounted() {
    // Counted from devices.csv by another program; testing.md 4.
    func all(_ distinct: Screen.Distinct) -> Int {
      Screen.matrix(.all, orientations: catalogRows, distinct: distinct).count
    }
    #expect(all(.no) == 174)
    #expect(all(.layouts) == 86)
    #expect(all(.pictures) == 96)
    func current(_ distinct: Screen.Distinct) -> Int {
      Screen.matrix(.current, orientations: catalogRows, distinct: distinct).count
    }
    #expect(current(.no) == 126)
    #expect(current(.layouts) == 48)
    #expect(current(.pictures) == 58)
    #expect(Screen.matrix(.all, distinct: .no).count == 261)
  }

  @Test("both landscape sides are one layout, and two pictures where there is a sensor at one side")
  func landscapeSidesAreOneLayout() {
    func slugs(_ device: String, _ distinct: Screen.Distinct) -> [String] {
      Screen.matrix(.named(device), distinct: distinct).map {
        $0.slug.split(separator: ".").last.map(String.init) ?? ""
      }
    }
    #expect(slugs("iPhone 14", .layouts) == ["portrait", "landscape-left"])
    #expect(slugs("iPhone 14", .pictures) == ["portrait", "landscape-left", "landscape-right"])
    #expect(slugs("iPhone SE 3", .pictures) == ["portrait", "landscape-left"])
    #expect(slugs("iPhone SE 3", .no) == ["portrait", "landscape-left", "landscape-right"])
  }

  @Test("screens of a layout class are booted from the same numbers, and others from other ones")
  func classesAreWhatIsBooted() throws {
    let screens = Screen.matrix(.all, orientations: catalogRows, systems: .eras, distinct: .no)
    var booted: [LayoutClass: DeviceDescription] = [:]
    for screen in screens {
      let (device, release) = try screen.hardware()
      var description = DeviceDescription(device, release: release)
      // Only this orientation is compared.
      description.name = ""
      let geometry = description.geometry(for: screen.orientation)
      (description.portrait, description.landscape) = (geometry, geometry)
      let layout = LayoutClass(device, screen.orientation, on: release)
      if let other = booted[layout] { #expect(other == description, "\(screen.name)") }
      let twins = booted.filter { $0.value == description && $0.key != layout }
      #expect(twins.isEmpty, "\(screen.name)")
      booted[layout] = description
    }
    #expect(booted.count > 100)
  }

  @Test("rows are in the order of the catalog, whatever the order of the groups")
  func rowsFollowTheCatalog() {
    let names = DeviceCatalog.builtIn.devices.map(\.name)
    let matrix = Screen.matrix(.pads, .phones, .representative, distinct: .no)
    #expect(matrix == Screen.matrix(.all, distinct: .no))
    let places = matrix.compactMap { screen in names.firstIndex(of: screen.device) }
    #expect(places == places.sorted())
    let phones = Screen.matrix(.phones).filter { $0.device.hasPrefix("iPad") }
    #expect(phones.isEmpty)
  }

  @Test("the oldest device of a class represents it, and lists the others")
  func oldestDeviceRepresentsItsClass() {
    let screens = Screen.matrix(.phones)
    #expect(screens.first?.device == "iPhone 5s")
    let eleven = Screen("iPhone 16", system: "18.7")
    #expect(eleven.alike.contains("iPhone 15"))
    #expect(!eleven.alike.contains("iPhone 16"))
    #expect(!eleven.alike.contains("iPhone 16 Pro"))
    #expect(Screen("iPhone 99").alike.isEmpty)
    // The representatives and the devices they represent are all devices of the catalog.
    let rows = Screen.matrix(.current, orientations: [.portrait])
    let told = Set(rows.flatMap { [$0.device] + $0.alike })
    let untold = Screen.matrix(.current, distinct: .no).filter { !told.contains($0.device) }
    #expect(untold.isEmpty)
  }

  @Test("a device that runs both eras has a screen of each")
  func bothErasWhereBothRun() {
    func systems(_ device: String) -> [String] {
      Screen.matrix(.named(device), orientations: [.portrait], systems: .eras).map(\.system)
    }
    let newest = DeviceCatalog.builtIn.devices.map(\.lastSystem).max().map { "\($0)" } ?? ""
    #expect(systems("iPhone 8") == ["16.7"])
    #expect(systems("iPhone 14") == ["18.7", newest])
    #expect(systems("iPhone 17") == [newest])
  }

  @Test("a named release leaves out the devices that do not run it, but never all of them")
  func namedReleases() throws {
    let screens = Screen.matrix(
      .named("iPhone 5s", "iPhone 14"), orientations: [.portrait], systems: .named("18.6"))
    #expect(screens == [Screen("iPhone 14", system: "18.6")])
    let none = Screen.matrix(
      .named("iPhone 5s", "iPhone 6"), orientations: [.portrait], systems: .named("18.6"))
    #expect(none.count == 1)
    #expect(throws: ScreenError.self) { try none[0].hardware() }
    let nonsense = Screen.matrix(
      .named("iPhone 14"), orientations: [.portrait], systems: .named("new"))
    #expect(nonsense.count == 1)
    #expect(throws: ScreenError.self) { try nonsense[0].hardware() }
  }

  @Test("an unknown name stays in the matrix")
  func unknownNamesStay() throws {
    let screens = Screen.matrix(.named("iPhone 99", "iPhone X"), orientations: [.portrait])
    #expect(screens.map(\.device) == ["iPhone X", "iPhone 99"])
    #expect(throws: ScreenError.self) { try screens[1].hardware() }
  }

  @Test("settings multiply the screens, and each class keeps them all")
  func settingsMultiplyScreens() {
    let plain = Screen.matrix(.representative)
    let all = Screen.matrix(
      .representative, textSizes: [.extraSmall, .large, .accessibilityLarge],
      styles: [.light, .dark], directions: [.leftToRight, .rightToLeft])
    let expected = plain.count * 12
    #expect(all.count == expected)
    #expect(Set(all).count == all.count)
    #expect(Set(plain).isSubset(of: Set(all)))
  }

  @Test("the representative devices are the same after every update of the catalog")
  func representativesArePinned() {
    // A golden file's name has the representative device of its class; see testing.md 14.
    let devices = Screen.matrix(.all, orientations: [.portrait]).map(\.device)
    #expect(devices == Self.portraits)
  }

  /// The representative devices of all classes, with their newest systems, in portrait.
  private static let portraits: [String] = [
    "iPhone 5s", "iPhone SE (1st gen)", "iPhone 6", "iPhone 6 Plus", "iPhone 6s",
    "iPhone 6s Plus", "iPhone 8", "iPhone 8 Plus", "iPhone X", "iPhone XR", "iPhone XS",
    "iPhone XS Max", "iPhone 11", "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone SE (2nd gen)",
    "iPhone 12 mini", "iPhone 12", "iPhone 12 Pro Max", "iPhone 14 Pro", "iPhone 14 Pro Max",
    "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone Air", "iPhone 18 Pro", "iPhone 18 Pro Max",
    "iPhone Duo (outer display)", "iPhone Duo (inner display)", "iPad (5th gen)",
    "iPad (6th gen)", "iPad (7th gen)", "iPad (8th gen)", "iPad (10th gen)", "iPad mini 4",
    "iPad mini (5th gen)", "iPad mini (6th gen)", "iPad Air (3rd gen)", "iPad Air 13-inch (M2)",
    "iPad Pro 10.5-inch", "iPad Pro 12.9-inch (1st gen)", "iPad Pro 12.9-inch (2nd gen)",
    "iPad Pro 11-inch (1st gen)", "iPad Pro 11-inch (M4)", "iPad Pro 13-inch (M4)",
  ]
}
