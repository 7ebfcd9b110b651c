import Testing

@testable import DeviceCatalog

/// One line of the family table in docs/spec/devices.md, section 2.
struct Family: Sendable, CustomTestStringConvertible {
  let names: [String]
  let top: Double
  let bottom: Double
  let statusBar: Double?
  let corner: Double

  init(_ names: [String], top: Double, bottom: Double, statusBar: Double?, corner: Double) {
    self.names = names
    self.top = top
    self.bottom = bottom
    self.statusBar = statusBar
    self.corner = corner
  }

  var testDescription: String { names.joined(separator: ", ") }

  static let phones: [Family] = [
    Family(
      [
        "iPhone 5s", "iPhone SE (1st gen)", "iPod touch (7th gen)", "iPhone 6", "iPhone 6s",
        "iPhone 7", "iPhone 8", "iPhone 8 Plus", "iPhone SE (2nd gen)", "iPhone SE (3rd gen)",
      ], top: 20, bottom: 0, statusBar: 20, corner: 0),
    Family(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone XS Max", "iPhone 11 Pro Max"],
      top: 44, bottom: 34, statusBar: 44, corner: 39),
    Family(["iPhone XR", "iPhone 11"], top: 48, bottom: 34, statusBar: 48, corner: 41.5),
    Family(
      ["iPhone 12 mini", "iPhone 13 mini"], top: 50, bottom: 34, statusBar: 50, corner: 44),
    Family(
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ], top: 47, bottom: 34, statusBar: 47, corner: 47.33),
    Family(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      top: 47, bottom: 34, statusBar: 47, corner: 53.33),
    Family(
      [
        "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro",
        "iPhone 15 Pro Max", "iPhone 16", "iPhone 16 Plus",
      ], top: 59, bottom: 34, statusBar: 54, corner: 55),
    Family(
      [
        "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max",
      ], top: 62, bottom: 34, statusBar: 54, corner: 62),
    Family(["iPhone Air"], top: 68, bottom: 34, statusBar: 54, corner: 62),
    Family(
      ["iPhone 18 Pro", "iPhone 18 Pro Max"], top: 62, bottom: 34, statusBar: nil, corner: 62),
  ]
}

@Suite("Safe areas by family and release")
struct SafeAreaTests {
  let catalog = DeviceCatalog.builtIn

  @Test("devices.md 2: portrait top, bottom, status bar and corner", arguments: Family.phones)
  func portraitTopBottomStatusBarAndCorner(_ family: Family) throws {
    for name in family.names {
      let device = try catalog.device(named: name)
      let release = device.lastSystem
      let display = device.portrait

      #expect(
        display.safeArea(on: release)
          == PointInsets(top: family.top, left: 0, bottom: family.bottom, right: 0), "\(name)")
      #expect(display.statusBarHeight(on: release) == family.statusBar, "\(name)")
      #expect(display.cornerRadius == family.corner, "\(name)")
    }
  }

  @Test("S3.39, devices.md 3: in landscape a phone has its top at both sides, 21 or 20 below")
  func landscapeRule() {
    for device in catalog.devices where device.idiom == .phone {
      guard device.portrait.housing.kind == .notch || device.portrait.housing.kind == .dynamicIsland
      else { continue }
      for major in max(11, device.firstSystem.major)...device.lastSystem.major {
        guard !(19...25).contains(major) else { continue }
        let release = SystemRelease(major)
        let side = device.portrait.safeArea(on: release).top
        let bottom: Double = major < 26 ? 21 : 20
        #expect(
          device.landscape.safeArea(on: release)
            == PointInsets(top: 0, left: side, bottom: bottom, right: side),
          "\(device.name) on \(release)")
      }
    }
  }

  @Test(
    "S3.39, devices.md 2: tablets keep their top when turned; 26 raises top and bottom",
    arguments: [
      ("iPad (9th gen)", 15, 20.0, 0.0), ("iPad (9th gen)", 26, 32, 0),
      ("iPad Pro 11-inch (M4)", 18, 24, 20), ("iPad Pro 11-inch (M4)", 26, 32, 25),
      ("iPad mini (6th gen)", 17, 24, 20),
    ])
  func tabletsKeepTheirTopWhenTurned(_ name: String, _ major: Int, _ top: Double, _ bottom: Double)
    throws
  {
    let device = try catalog.device(named: name)
    let expected = PointInsets(top: top, left: 0, bottom: bottom, right: 0)

    #expect(device.portrait.safeArea(on: SystemRelease(major)) == expected)
    #expect(device.landscape.safeArea(on: SystemRelease(major)) == expected)
  }

  @Test(
    "devices.md 8: iPhone XR and 11 have 44 on iOS 12-13", arguments: ["iPhone XR", "iPhone 11"])
  func shortNotchExceptions(_ name: String) throws {
    let device = try catalog.device(named: name)
    let before = SystemRelease(13, 7)

    #expect(device.portrait.safeArea(on: before).top == 44)
    #expect(device.portrait.statusBarHeight(on: before) == 44)
    #expect(device.landscape.safeArea(on: before).left == 44)
    #expect(device.portrait.safeArea(on: SystemRelease(14)).top == 48)
  }

  @Test("uikit.md 3.2: the mini's status bar is 44 before iOS 15, its safe area 50 throughout")
  func miniStatusBar() throws {
    let mini = try catalog.device(named: "iPhone 12 mini")

    #expect(mini.portrait.statusBarHeight(on: SystemRelease(14, 8)) == 44)
    #expect(mini.portrait.statusBarHeight(on: SystemRelease(15)) == 50)
    #expect(mini.portrait.safeArea(on: SystemRelease(14, 8)).top == 50)
    #expect(mini.landscape.statusBarHeight(on: SystemRelease(14, 8)) == 0)
  }

  @Test("devices.md 7: a tablet's navigation bar is 44 before 12, 50 through 18, then 54")
  func tabletBars() throws {
    let tablet = try catalog.device(named: "iPad (6th gen)")
    let newer = try catalog.device(named: "iPad (8th gen)")

    #expect(tablet.portrait.navigationBarHeight(on: SystemRelease(11, 4)) == 44)
    #expect(tablet.portrait.navigationBarHeight(on: SystemRelease(12)) == 50)
    #expect(newer.portrait.navigationBarHeight(on: SystemRelease(26)) == 54)
  }

  @Test(
    "devices.md 5: the foldable's strip is 84 wide at the right, not on the portrait inner display"
  )
  func foldablesStripIsAtTheRight() throws {
    let outer = try catalog.device(named: "iPhone Duo (outer display)")
    let inner = try catalog.device(named: "iPhone Duo inner")
    let release = SystemRelease(27, 1)
    let strip = PointInsets(top: 0, left: 0, bottom: 34, right: 84)

    #expect(outer.portrait.safeArea(on: release) == strip)
    #expect(outer.landscape.safeArea(on: release) == strip)
    #expect(inner.landscape.safeArea(on: release) == strip)
    #expect(
      inner.portrait.safeArea(on: release) == PointInsets(top: 82, left: 0, bottom: 34, right: 0))
    #expect(outer.portrait.housing.kind == .sideStrip)
    #expect(inner.portrait.housing.kind == .cameraUnderDisplay)
    #expect(inner.portrait.renderSize == PixelSize(width: 2007, height: 2853))
    #expect(inner.portrait.panelSize == PixelSize(width: 1878, height: 2670))
    #expect(outer.firstSystem == release && outer.lastSystem == release)
  }

  @Test("devices.md 3: the top below an island is its lower edge plus 11.33, rounded")
  func islandRule() throws {
    var islands = 0
    for device in catalog.devices {
      guard let edge = device.islandBottomEdge, let frame = device.portrait.housing.frame else {
        #expect(device.portrait.housing.kind != .dynamicIsland, "\(device.name)")
        continue
      }
      islands += 1
      let top = device.portrait.safeArea(on: device.lastSystem).top
      #expect((edge + 11.33).rounded() == top, "\(device.name)")
      #expect(abs(frame.y + frame.height - edge) < 0.5, "\(device.name)")
    }
    #expect(islands == 16)
  }

  @Test("devices.md 1: the landscape row has the housing at the left; mirrored it is at the right")
  func mirroredHousing() throws {
    let display = try catalog.device(named: "iPhone X").landscape
    let frame = try #require(display.housing.frame)
    let mirrored = try #require(display.housing.mirrored(inWidth: display.size.width).frame)

    #expect(frame.x == 0)
    #expect(mirrored.x + mirrored.width == 812)
    #expect(mirrored.y == frame.y)
  }
}
