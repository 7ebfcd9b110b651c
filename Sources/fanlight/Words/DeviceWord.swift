import ArgumentParser
import DeviceCatalog

/// A word that names devices: one of them, or a group.
enum DeviceWord: Hashable {
  /// One device.
  case device(Device)
  /// All devices of a group.
  case group(DeviceGroup)

  /// Understands a word.
  ///
  /// - Throws: A validation error that names near misses and the command that lists all devices.
  init(_ word: String, in catalog: DeviceCatalog) throws {
    if let group = DeviceGroup(word: word) {
      self = .group(group)
      return
    }
    do {
      self = .device(try catalog.device(named: word))
    } catch {
      if let group = DeviceGroup.nearest(to: word) {
        throw ValidationError(
          "\"\(word)\" names no single device. Write '\(group.rawValue)' for all of them; "
            + "'fanlight devices \(group.rawValue)' lists them.")
      }
      throw error.validationError
    }
  }

  /// The devices with the releases that the words of `--os` mean on each.
  ///
  /// A single device must run every release; of a group those are left out that never ran it.
  func targets(
    systems: [String], in catalog: DeviceCatalog
  ) throws -> [(Device, SystemRelease)] {
    let words: [String?] = systems.isEmpty ? [nil] : systems
    switch self {
    case .device(let device):
      return try words.map { word in (device, try Self.release(word, of: device)) }
    case .group(let group):
      let devices = group.devices(in: catalog)
      return try words.flatMap { word in
        let targets = try devices.compactMap { device in
          try Self.releaseIfAny(word, of: device).map { (device, $0) }
        }
        guard !targets.isEmpty else {
          throw ValidationError(
            "None of '\(group.rawValue)' runs \(word ?? ""). Run 'fanlight devices' to see what each runs."
          )
        }
        return targets
      }
    }
  }

  /// The release that a word means on a device that must run it.
  private static func release(_ word: String?, of device: Device) throws -> SystemRelease {
    do {
      return try device.systemRelease(for: word)
    } catch {
      throw error.validationError
    }
  }

  /// The release that a word means on a device, `nil` when it never ran there.
  private static func releaseIfAny(_ word: String?, of device: Device) throws -> SystemRelease? {
    do {
      return try device.systemRelease(for: word)
    } catch {
      if error.code == .notARelease { throw error.validationError }
      return nil
    }
  }
}

extension DeviceLookupError {
  /// The failure as one of the command line, with what to do.
  var validationError: ValidationError {
    switch code {
    case .unknownDevice:
      ValidationError("\(message) Run 'fanlight devices' to see all of them.")
    case .ambiguousDevice: ValidationError("\(message) Name one of them.")
    case .notARelease, .unknownRelease, .neverRan: ValidationError(message)
    }
  }
}
