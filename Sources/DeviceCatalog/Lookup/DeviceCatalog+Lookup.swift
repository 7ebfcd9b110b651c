extension DeviceCatalog {
  /// Returns the device with that name or model identifier.
  ///
  /// Case, spaces and punctuation do not matter, and "gen", "inch" and ordinal endings may be left
  /// out: "iphone-x", "iPhoneX", "iPhone SE 3" and "iPhone10,3" are understood.
  ///
  /// - Throws: ``DeviceLookupError`` with the near misses, or with the candidates when several
  ///   devices have that name.
  public func device(named word: String) throws(DeviceLookupError) -> Device {
    let candidates = candidates(for: word)
    if let device = candidates.first, candidates.count == 1 { return device }
    let names = candidates.isEmpty ? nearMisses(of: word) : candidates.map(\.name)
    if candidates.isEmpty {
      let question = names.isEmpty ? "" : " Did you mean \(Self.list(names))?"
      throw DeviceLookupError(
        .unknownDevice, "There is no device \"\(word)\" in the catalogue.\(question)",
        suggestions: names)
    }
    throw DeviceLookupError(
      .ambiguousDevice, "\"\(word)\" can mean \(Self.list(names)).", suggestions: names)
  }

  /// The devices that a word names exactly, by model identifier, name or name without brackets.
  private func candidates(for word: String) -> [Device] {
    let identifier = word.lowercased()
    let byIdentifier = devices.filter { device in
      device.modelIdentifiers.contains { $0.lowercased() == identifier }
    }
    if !byIdentifier.isEmpty { return byIdentifier }
    let key = DeviceNameKey(word)
    let byName = devices.filter { DeviceNameKey($0.name) == key }
    if !byName.isEmpty { return byName }
    return devices.filter { DeviceNameKey(family: $0.name) == key }
  }

  /// The names nearest to a word, at most five, all at the same distance.
  private func nearMisses(of word: String) -> [String] {
    let key = DeviceNameKey(word).text
    let limit = max(2, key.utf8.count / 4)
    let distances = devices.map { editDistance(DeviceNameKey($0.name).text, key) }
    guard let least = distances.min(), least <= limit else { return [] }
    return zip(devices, distances).filter { $0.1 == least }.prefix(5).map(\.0.name)
  }

  /// "A", "A or B", "A, B or C", each in quotation marks.
  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
