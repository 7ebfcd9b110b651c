/// Every device that the project knows.
public struct DeviceCatalog: Sendable {
  /// The devices: phones first, then tablets, older ones before newer ones of a family.
  public let devices: [Device]

  /// The project's own catalog, read on first use.
  public static let builtIn: DeviceCatalog = {
    do {
      return try DeviceCatalog(tabSeparatedValues: DeviceRows.text)
    } catch {
      preconditionFailure("The built-in catalog cannot be read: \(error)")
    }
  }()

  /// Reads rows whose fields are separated by tabs, as `scripts/make-device-catalog` writes them.
  init(tabSeparatedValues text: String) throws(DeviceRowError) {
    let rows = text.split(separator: "\n").map { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard rows.first == DeviceRow.Column.allCases.map(\.name) else {
      throw DeviceRowError(line: 1, message: "other columns than expected")
    }
    var devices: [Device] = []
    var upright: DeviceRow?
    for (line, fields) in zip(2..., rows.dropFirst()) {
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
