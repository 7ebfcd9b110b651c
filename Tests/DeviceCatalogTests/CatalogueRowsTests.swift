import Foundation
import Testing

@testable import DeviceCatalog

@Suite("The catalogue's rows")
struct CatalogueRowsTests {
  let devices = DeviceCatalog.builtIn.devices

  /// The file that the built-in text is made of.
  static func file() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("Sources/DeviceCatalog/Data/devices.csv")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test("the built-in text is Data/devices.csv, byte for byte")
  func builtInTextIsTheFile() throws {
    let isSame = try Array(DeviceRows.text.utf8) == Array(Self.file().utf8)
    #expect(isSame, "run scripts/make-device-catalog")
  }

  @Test("174 rows are 87 displays: 48 phones, 37 tablets, 2 of the foldable")
  func rowCount() throws {
    let lines = try Self.file().split(separator: "\n")

    #expect(lines.count == 1 + 174)
    #expect(devices.count == 87)
    #expect(devices.filter { $0.idiom == .pad }.count == 37)
    #expect(devices.filter { $0.name.hasPrefix("iPhone Duo") }.count == 2)
    #expect(Set(devices.map(\.name)).count == 87)
  }

  @Test("rendered pixels are points times scale, and landscape is portrait turned")
  func pixels() {
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
  func sources() {
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

  @Test("a row that cannot be read says which line and why")
  func unreadableRows() throws {
    let good = try Self.file().split(separator: "\n").prefix(3).map(String.init)

    #expect(throws: DeviceRowError(line: 1, message: "other columns than expected")) {
      try DeviceCatalog(commaSeparatedValues: "device,year\n")
    }
    #expect(throws: DeviceRowError(line: 2, message: "no landscape row follows")) {
      try DeviceCatalog(commaSeparatedValues: good[0] + "\n" + good[1] + "\n")
    }
    let bad = good[1].replacingOccurrences(of: ",2013,", with: ",MMXIII,")
    #expect(throws: DeviceRowError(line: 2, message: "year is \"MMXIII\"")) {
      try DeviceCatalog(commaSeparatedValues: [good[0], bad, good[2]].joined(separator: "\n"))
    }
  }
}
