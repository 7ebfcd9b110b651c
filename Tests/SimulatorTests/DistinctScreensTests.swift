import DeviceCatalog
import SimulatorTestSupport
import Testing
import UIKit

@testable import Simulator

@Suite("Simulator · devices with distinct screens")
struct DistinctScreensTests {
  private let screens = DeviceCatalog.builtIn.distinctScreens { [$0.lastSystem] }

  private func description(of device: Device) -> DeviceDescription {
    var description = DeviceDescription(device, release: device.lastSystem)
    description.name = ""
    return description
  }

  @Test("each device's description is among them, once")
  func eachDeviceIsThereOnce() {
    let descriptions = screens.map { description(of: $0.device) }
    for device in DeviceCatalog.builtIn.devices {
      #expect(descriptions.filter { $0 == description(of: device) }.count == 1, "\(device.name)")
    }
  }

  @Test("iPhone 15, 15 Pro and 16 have one screen, iPhone 16 Pro another")
  func devicesThatShareAScreen() throws {
    let names = screens.map(\.device.name)
    let alike = ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]
    #expect(names.filter(alike.contains).count == 1)
    #expect(names.contains("iPhone 16 Pro"))
  }
}
