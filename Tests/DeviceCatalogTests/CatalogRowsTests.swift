import Foundation
import Testing

@testable import DeviceCatalog

@Suite("The catalog's rows")
struct CatalogRowsTests {
  let devices = DeviceCatalog.builtIn.devices

  @Test("174 rows are 87 displays: 48 phones, 37 tablets, 2 of the foldable")
  func rowCount() {
    let lines = DeviceRows.text.split(separator: "\n")

    #expect(lines.count == 1 + 174)
    #expect(devices.count == 87)
    #expect(devices.filter { $0.idiom == .pad }.count == 37)
    #expect(devices.filter { $0.name.hasPrefix("iPhone Duo") }.count == 2)
    #expect(Set(devices.map(\.name)).count == 87)
  }

  @Test("rendered pixels are points times scale, and landscape is portrait turned")
  func renderedPixelsArePointsTimesScale() {
    for device in devices {
      for display in [device.portrait, device.landscape] {
        #expect(
          Double(display.renderSize.width) == display.size.width * display.scale,
          "\(device.name)")
        #expect(
          Double(display.renderSize.height) == display.size.height * display.scale,
          "\(device.name)")
        #expect(
          display.isDownsampled == (display.renderSize != display.panelSize), "\(device.name)")
        let native = Double(display.panelSize.width) / display.size.width
        #expect(abs(display.nativeScale - native) < 0.01, "\(device.name)")
      }
      #expect(device.portrait.size.width == device.landscape.size.height, "\(device.name)")
      #expect(device.portrait.size.height == device.landscape.size.width, "\(device.name)")
      #expect(device.portrait.scale == device.landscape.scale, "\(device.name)")
    }
  }

  @Test("every cited source is spelled out, and every row cites one and says how sure it is")
  func everyCitedSourceIsSpelledOut() {
    for device in devices {
      for display in [device.portrait, device.landscape] {
        #expect(!display.sources.isEmpty, "\(device.name)")
        #expect(!display.confidence.isEmpty, "\(device.name)")
        for name in display.sources {
          #expect(SourceReference.named(name) != nil, "\(name)")
        }
      }
    }
  }

  @Test("a row that cannot be parsed is an error with its line and reason")
  func unparsableRowsAreErrors() throws {
    let good = DeviceRows.text.split(separator: "\n").prefix(3).map(String.init)

    #expect(throws: DeviceRowError(line: 1, message: "other columns than expected")) {
      try DeviceCatalog(tabSeparatedValues: "device\tyear\n")
    }
    #expect(throws: DeviceRowError(line: 2, message: "no landscape row follows")) {
      try DeviceCatalog(tabSeparatedValues: good[0] + "\n" + good[1] + "\n")
    }
    let bad = good[1].replacingOccurrences(of: "\t2013\t", with: "\tMMXIII\t")
    #expect(throws: DeviceRowError(line: 2, message: "year is \"MMXIII\"")) {
      try DeviceCatalog(tabSeparatedValues: [good[0], bad, good[2]].joined(separator: "\n"))
    }
  }
}
