extension Device {
  /// Makes a device of the two rows of one display.
  init(portrait: DeviceRow, landscape: DeviceRow) throws(DeviceRowError) {
    let name = portrait.text(.device)
    guard landscape.text(.device) == name else { throw landscape.failure(.device) }
    self.name = name
    modelIdentifiers = portrait.text(.modelIDs).split(separator: " ").map(String.init)
    year = Int(try portrait.requiredNumber(.year))
    idiom = name.hasPrefix("iPad") ? .pad : .phone
    self.portrait = try DisplayMetrics(portrait)
    self.landscape = try DisplayMetrics(landscape)
    guard self.portrait.orientation == .portrait, self.landscape.orientation == .landscape else {
      throw landscape.failure(.orientation)
    }
    let runs26 = self.portrait.safeArea26 != nil
    guard let last = SystemHistory.lastRelease(of: name, runs26: runs26) else {
      throw DeviceRowError(line: portrait.line, message: "no last release is known of \(name)")
    }
    lastSystem = last
    let first = portrait.text(.firstOS).split(separator: ".")
    guard first.count == 2, let major = Int(first[0]) else { throw portrait.failure(.firstOS) }
    isFirstSystemExact = Int(first[1]) != nil
    firstSystem = SystemRelease(major, Int(first[1]) ?? 0)
  }
}
