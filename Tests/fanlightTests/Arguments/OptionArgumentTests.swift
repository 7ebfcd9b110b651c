import ArgumentParser
import DeviceCatalog
import PageHosts
import Testing

@testable import fanlight

@Suite("Arguments of options")
struct OptionArgumentTests {
  @Test(
    "a duration is a number of seconds, or a number with a unit",
    arguments: [
      ("30", 30), ("30s", 30), ("1.5", 1.5), ("500ms", 0.5), ("2m", 120), ("1min", 60),
    ])
  func durationsAreSecondsOrHaveAUnit(_ argument: String, _ seconds: Double) throws {
    #expect(try NumberArgument.seconds(argument) == seconds)
  }

  @Test(
    "an invalid duration is rejected",
    arguments: ["0", "0s", "s", "", "1h", "-1s", "inf", "2d", "90000s"])
  func invalidDurationsAreRejected(_ argument: String) {
    #expect(throws: ValidationError.self) { try NumberArgument.seconds(argument) }
  }

  @Test("landscape is both landscape orientations, as in UIInterfaceOrientationMask")
  func landscapeMeansBothOrientations() {
    #expect(OrientationArgument.landscape.orientations == [.landscapeLeft, .landscapeRight])
  }

  @Test("the strategies are those of FanlightBrowser, each once")
  func strategiesBelongToTheBrowserComponent() throws {
    let arguments = [
      "--device", "iPhone X", "--strategy", "article", "--strategy", "standard", "--strategy",
      "article",
    ]
    #expect(try ScreenOptions.parse(arguments).selection().strategies == [.article, .standard])
    #expect(
      try ScreenOptions.parse(["--device", "iPhone X"]).selection().strategies == [.standard])
    #expect(throws: (any Error).self) {
      try ScreenOptions.parse(["--device", "iPhone X", "--strategy", "safari"])
    }
  }

  @Test("'all' is Safari, a web view and FanlightBrowser; a web app is named explicitly")
  func webAppsAreNamed() throws {
    #expect(HostArgument.all.hosts == [.safari, .wkwebview, .browser])
    let arguments = ["--device", "iPhone X", "--host", "webapp"]
    #expect(try ScreenOptions.parse(arguments).selection().hosts == [.webapp])
    #expect(StatusBarStyleArgument.all.styles == [.default, .black, .blackTranslucent])
  }

  @Test("CSS orders edges clockwise from the top, UIEdgeInsets top, left, bottom, right")
  func edgeOrderOfCSSAndUIEdgeInsets() {
    let edges = EdgeOrder.allCases.map { $0.arrange(top: 1, left: 2, bottom: 3, right: 4) }
    #expect(edges == [[1, 2, 3, 4], [1, 4, 3, 2]])
    #expect(EdgeOrder.css.names == "top/right/bottom/left")
  }

  @Test("shell completions spell every device in a form that arguments accept")
  func completionsSpellAcceptedDevices() throws {
    let catalog = DeviceCatalog.builtIn
    for (device, name) in zip(catalog.devices, DeviceArgument.names(in: catalog)) {
      #expect(try catalog.device(named: name) == device)
      #expect(!name.contains(" "))
    }
  }

  @Test("ten representative devices are in the catalog; the current ones run its newest system")
  func representativeDevicesAreInTheCatalog() {
    let catalog = DeviceCatalog.builtIn
    let names = DeviceGroup.representative.devices(in: catalog).map(\.name)
    #expect(names == DeviceCatalog.representativeNames)
    #expect(names.count == 10)
    let current = DeviceGroup.current.devices(in: catalog)
    #expect(Set(current.map(\.lastSystem)).count == 1)
    #expect(current.count < catalog.devices.count)
  }

  @Test("the nearest group is found by a singular or a typo, and not by a device's name")
  func nearestGroup() {
    #expect(DeviceGroup.nearest(to: "iPhone") == .iphones)
    #expect(DeviceGroup.nearest(to: "ipad") == .ipads)
    #expect(DeviceGroup.nearest(to: "iphnes") == .iphones)
    #expect(DeviceGroup.nearest(to: "iPhone X") == nil)
    #expect(DeviceGroup.nearest(to: "a") == nil)
  }
}
