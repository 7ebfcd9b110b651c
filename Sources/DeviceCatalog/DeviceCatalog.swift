/// Every device that the project knows.
public struct DeviceCatalog: Sendable {
  /// The devices: phones first, then tablets, older ones before newer ones of a family.
  public let devices: [Device]

  /// The project's own catalog, read on first use.
  public static let builtIn: DeviceCatalog = {
    do {
      return try DeviceCatalog(commaSeparatedValues: DeviceRows.text)
    } catch {
      preconditionFailure("The built-in catalogue cannot be read: \(error)")
    }
  }()

  /// Reads rows in the form of `Data/devices.csv`.
  init(commaSeparatedValues text: String) throws(DeviceRowError) {
    var rows = CommaSeparatedValues(text)
    guard rows.next() == DeviceRow.Column.allCases.map(\.name) else {
      throw DeviceRowError(line: 1, message: "other columns than expected")
    }
    var devices: [Device] = []
    var upright: DeviceRow?
    var line = 1
    while let fields = rows.next() {
      line += 1
      let row = try DeviceRow(fields, line: line)
      guard let first = upright else {
        upright = row
        continue
      }
      devices.append(try Device(portrait: first, landscape: row))
      upright = nil
    }
    if let upright {
      throw DeviceRowError(line: upright.line, message: "no landscape row follows")
    }
    self.devices = devices
  }
}
