import ArgumentParser
import DeviceCatalog
import PageHosts

/// Prints the catalogue, or all that is known of one device.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices, or print everything known of one, with the source of each number.",
    discussion: """
      A name is understood in any case and without punctuation; a model identifier such as \
      iPhone10,3 is understood too.

      EXAMPLES
        fanlight devices
        fanlight devices "iPhone X"
        fanlight devices iPhone18,4 --json
      """)

  @Argument(help: "A device by name or model identifier. (default: all of them)")
  var name: String?

  @Flag(help: "Print JSON: an array of all devices, or one object.")
  var json: Bool = false

  mutating func validate() throws {
    _ = try device()
  }

  func run() throws {
    switch (try device(), json) {
    case (let device?, true): Console.print(device.json.text)
    case (let device?, false): Console.print(DeviceSheet(device).text)
    case (nil, true):
      Console.print(JSONText.array(DeviceCatalog.builtIn.devices.map(\.json)).text)
    case (nil, false): Console.print(DeviceList(DeviceCatalog.builtIn.devices).text)
    }
  }

  private func device() throws -> Device? {
    guard let name else { return nil }
    do {
      return try DeviceCatalog.builtIn.device(named: name)
    } catch {
      throw error.validationError
    }
  }
}
