import DeviceCatalog

/// A table of devices, with a line for each.
struct DeviceList {
  /// The text, without a trailing line break.
  let text: String

  /// Creates a table of devices.
  init(_ devices: [Device], order: EdgeOrder = .uikit) {
    var table = TextTable([.left, .right, .right, .left, .left, .left, .left, .left])
    table.add(["device", "year", "points", "", "portrait", "landscape", "sensors", "systems"])
    for device in devices {
      let portrait = device.portrait
      table.add([
        device.name, "\(device.year)", DeviceText.size(portrait.size),
        "@\(DeviceText.number(portrait.scale))x",
        DeviceText.edges(portrait.safeArea(on: device.lastSystem), order: order),
        DeviceText.edges(device.landscape.safeArea(on: device.lastSystem), order: order),
        DeviceText.housing(portrait.housing.kind), DeviceText.systems(device),
      ])
    }
    let note =
      "Safe areas (\(order.names), in points) are those of each device's last system."
    text = (table.lines + ["", note]).joined(separator: "\n")
  }
}
