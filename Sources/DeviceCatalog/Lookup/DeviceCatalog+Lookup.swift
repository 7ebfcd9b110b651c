extension DeviceCatalog {
  /// Returns the device with that name or model identifier.
  ///
  /// Case, spaces and punctuation do not matter, and "gen", "inch" and ordinal endings may be left
  /// out: "iphone-x", "iPhoneX", "iPhone SE 3" and "iPhone10,3" are understood.
  ///
  /// - Throws: ``DeviceLookupError`` with the near misses, or with the candidates when several
  ///   devices have that name.
  public func device(named word: String) throws(DeviceLookupError) -> Device {
    if let device = devices.first(where: { $0.name == word }) { return device }
    var candidates = candidates(for: word)
    if let device = candidates.first, candidates.count == 1 { return device }
    if candidates.isEmpty { candidates = kinds(of: word) }
    let names = candidates.isEmpty ? nearMisses(of: word) : candidates.map(\.name)
    if candidates.isEmpty {
      let question = names.isEmpty ? "" : " Did you mean \(Self.list(names))?"
      throw DeviceLookupError(
        .unknownDevice, "There is no device \"\(word)\" in the catalog.\(question)",
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

  /// The devices whose names continue a word, such as every iPad Pro for "iPad Pro"; empty for
  /// fewer than two.
  private func kinds(of word: String) -> [Device] {
    func parts(_ name: String) -> [Substring] {
      name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
    }
    let wanted = parts(word)
    guard wanted.count > 1 else { return [] }
    let kinds = devices.filter { parts($0.name).starts(with: wanted) }
    return kinds.count > 1 ? kinds : []
  }

  /// Suggestions for a mistyped word, at most five.
  private func nearMisses(of word: String) -> [String] {
    let identifiers = nearIdentifiers(of: word)
    if !identifiers.isEmpty { return identifiers }
    let similar = similarNames(to: word)
    if !similar.isEmpty { return similar }
    let partial = namesWithWords(of: word)
    return partial.isEmpty ? namesWithNearestNumber(to: word) : partial
  }

  /// For a model identifier that no device has, those of the same generation.
  private func nearIdentifiers(of word: String) -> [String] {
    guard let comma = word.firstIndex(of: ","), word[comma...].dropFirst().allSatisfy(\.isNumber)
    else { return [] }
    let generation = word[...comma].lowercased()
    let identifiers = devices.flatMap(\.modelIdentifiers)
    return Array(identifiers.filter { $0.lowercased().hasPrefix(generation) }.prefix(5))
  }

  /// The names that hold all words of a word, such as "iPhone 14 Pro" for "14 pro"; the shortest
  /// first.
  private func namesWithWords(of word: String) -> [String] {
    func words(_ name: String) -> Set<Substring> {
      Set(name.lowercased().split { !$0.isLetter && !$0.isNumber })
    }
    let wanted = words(word)
    guard !wanted.isEmpty else { return [] }
    let names = devices.map(\.name).filter { wanted.isSubset(of: words($0)) }
    return Array(
      names.enumerated().sorted {
        ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
      }.map(\.element).prefix(5))
  }

  /// The names nearest to a word, at most five, all at the same distance.
  private func similarNames(to word: String) -> [String] {
    let key = DeviceNameKey(word).text
    // Any two numbers of one digit are one edit apart, and any two of two digits are two apart.
    let unknownNumber = unknownNumber(in: word)
    let limit = unknownNumber.map { $0.number > 9 ? 1 : 0 } ?? max(2, key.utf8.count / 4)
    let distances = devices.map { editDistance(DeviceNameKey($0.name).text, key) }
    guard let least = distances.min(), least <= limit else { return [] }
    return zip(devices, distances).filter { $0.1 == least }.prefix(5).map(\.0.name)
  }

  /// For a number that no device of a family has, the devices whose numbers are nearest, at most
  /// five.
  private func namesWithNearestNumber(to word: String) -> [String] {
    guard let wanted = unknownNumber(in: word) else { return [] }
    let numbered = devices.compactMap { device in
      FamilyNumber(device.name).map { (name: device.name, number: $0) }
    }
    func distance(_ other: FamilyNumber) -> Int { abs(other.number - wanted.number) }
    return Array(
      numbered.filter { $0.number.family == wanted.family }.enumerated()
        .sorted {
          (distance($0.element.number), $0.offset) < (distance($1.element.number), $1.offset)
        }
        .map(\.element.name).prefix(5))
  }

  /// The family and number in a word where none of the family has that number.
  private func unknownNumber(in word: String) -> FamilyNumber? {
    guard let wanted = FamilyNumber(word) else { return nil }
    let known = devices.compactMap { FamilyNumber($0.name) }.filter { $0.family == wanted.family }
    return known.isEmpty || known.contains(wanted) ? nil : wanted
  }

  /// "A", "A or B", "A, B or C", each in quotation marks.
  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
