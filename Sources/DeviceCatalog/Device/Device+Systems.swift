extension Device {
  /// The name of its newest system: "iOS" or "iPadOS".
  public var systemName: String { systemName(of: lastSystem) }

  /// Returns the name of a release of its system: "iOS", or "iPadOS" for an iPad's from 13 on.
  ///
  /// - Source: Apple renamed the iPad's system with version 13 (press release of 3 June 2019, "The new
  ///   iPadOS powers unique experiences designed for iPad"); iOS 12 and earlier are iOS on iPads too.
  public func systemName(of release: SystemRelease) -> String {
    systemName(ofMajor: release.major)
  }

  private func systemName(ofMajor major: Int) -> String {
    idiom == .pad && major >= 13 ? "iPadOS" : "iOS"
  }

  /// Returns the release that a word means on this device.
  ///
  /// ```swift
  /// try phone.systemRelease(for: "11")    // the last 11.x that it got
  /// try phone.systemRelease(for: "11.0")  // exactly that
  /// try phone.systemRelease(for: nil)     // the newest that it runs
  /// ```
  ///
  /// - Throws: ``DeviceLookupError`` when the word is not a release or the device never ran it.
  public func systemRelease(for word: String?) throws(DeviceLookupError) -> SystemRelease {
    guard let word else { return lastSystem }
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
    guard numbers.count <= 2, let major = numbers.first ?? nil, !numbers.contains(nil) else {
      throw DeviceLookupError(
        .notARelease, "\"\(word)\" is no system release; write it as 11 or 11.4.")
    }
    guard let last = SystemHistory.lastRelease(ofMajor: major, lastMajor: lastSystem.major) else {
      throw DeviceLookupError(
        .unknownRelease,
        "There is no \(systemName(ofMajor: major)) \(word) in the catalog. \(range(name))")
    }
    let minor = numbers.count == 2 ? numbers[1] : nil
    let release = minor.map { SystemRelease(major, $0) } ?? last
    guard runs(release) else {
      throw DeviceLookupError(
        .neverRan, "\(name) does not run \(systemName(ofMajor: major)) \(word). \(range("It"))")
    }
    guard release <= last else {
      throw DeviceLookupError(
        .unknownRelease,
        "There is no \(systemName(ofMajor: major)) \(word) for \(name): the last \(major).x is \(last)."
      )
    }
    return release
  }

  /// Returns whether the device runs a release, by its first and last one.
  public func runs(_ release: SystemRelease) -> Bool {
    let first = isFirstSystemExact ? firstSystem : SystemRelease(firstSystem.major)
    return first <= release && release.major <= lastSystem.major
  }

  /// A sentence that says which releases the device runs.
  private func range(_ subject: String) -> String {
    let first = isFirstSystemExact ? "\(firstSystem)" : "\(firstSystem.major)"
    return first == "\(lastSystem)"
      ? "\(subject) runs \(first)." : "\(subject) runs \(first) through \(lastSystem)."
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) : nil
  }
}
