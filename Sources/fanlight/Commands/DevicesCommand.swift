import ArgumentParser
import DeviceCatalog
import PageHosts
import Reporting

/// The command that prints the device catalog, or the details of one device.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices, or print everything known of one, with the source of each number.",
    discussion: """
      A name is understood in any case and without punctuation; a model identifier such as \
      iPhone10,3 is understood too. Four numbers are top/left/bottom/right, in points.

      EXAMPLES
        fanlight devices
        fanlight devices iphones --order css
        fanlight devices "iPhone X"
        fanlight devices iPhone18,4 --json
      """)

  @Argument(
    help: """
      A device by name or model identifier, or 'all', 'iphones', 'ipads', 'current', \
      'representative'. (default: all)
      """,
    completion: DeviceArgument.completion)
  var name: String?

  @OptionGroup var edges: EdgeOrderOption

  @Flag(help: "Print JSON: an array of devices, or one object.")
  var json: Bool = false

  mutating func validate() throws {
    _ = try argument()
  }

  func run() throws {
    let catalog = DeviceCatalog.builtIn
    switch (try argument(), json) {
    case (.device(let device), true): Console.print(device.json.text)
    case (.device(let device), false):
      Console.print(DeviceSheet(device, order: edges.order).text)
    case (.group(let group), true):
      Console.print(JSONText.array(group.devices(in: catalog).map(\.json)).text)
    case (.group(let group), false):
      Console.print(DeviceList(group.devices(in: catalog), order: edges.order).text)
    }
  }

  private func argument() throws -> DeviceArgument {
    try DeviceArgument(name ?? DeviceGroup.all.rawValue, in: .builtIn)
  }
}
