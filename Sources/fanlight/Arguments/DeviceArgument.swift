import ArgumentParser
import DeviceCatalog

/// An argument that names devices: one of them, or a group.
enum DeviceArgument: Hashable {
  /// One device.
  case device(Device)
  /// All devices of a group.
  case group(DeviceGroup)

  /// Parses an argument.
  ///
  /// - Throws: A validation error that names near misses and the command that lists all devices.
  init(_ argument: String, in catalog: DeviceCatalog) throws {
    if let group = DeviceGroup(argument: argument) {
      self = .group(group)
      return
    }
    do {
      self = .device(try catalog.device(named: argument))
    } catch {
      if let group = DeviceGroup.nearest(to: argument) {
        throw ValidationError(
          "\"\(argument)\" names no single device. Write '\(group.rawValue)' for all of them; "
            + "'fanlight devices \(group.rawValue)' lists them.")
      }
      throw error.validationError
    }
  }

  /// The devices with the releases that the values of `--os` name on each.
  ///
  /// A single device must run every release; of a group those are left out that never ran it.
  func targets(
    systems: [String], in catalog: DeviceCatalog
  ) throws -> [(Device, SystemRelease)] {
    let arguments: [String?] = systems.isEmpty ? [nil] : systems
    switch self {
    case .device(let device):
      return try arguments.map { argument in (device, try Self.release(argument, of: device)) }
    case .group(let group):
      let devices = group.devices(in: catalog)
      return try arguments.flatMap { argument in
        let targets = try devices.compactMap { device in
          try Self.releaseIfAny(argument, of: device).map { (device, $0) }
        }
        guard !targets.isEmpty else {
          throw ValidationError(
            "None of '\(group.rawValue)' runs \(argument ?? ""). Run 'fanlight devices' to see what each runs."
          )
        }
        return targets
      }
    }
  }

  /// The release that an argument names on a device that must run it.
  private static func release(_ argument: String?, of device: Device) throws -> SystemRelease {
    do {
      return try device.systemRelease(for: argument)
    } catch {
      throw error.validationError
    }
  }

  /// The release that an argument names on a device, `nil` when it never ran there.
  private static func releaseIfAny(_ argument: String?, of device: Device) throws -> SystemRelease?
  {
    do {
      return try device.systemRelease(for: argument)
    } catch {
      if error.code == .notARelease { throw error.validationError }
      return nil
    }
  }
}

extension DeviceLookupError {
  /// The failure as a usage error, with advice.
  var validationError: ValidationError {
    switch code {
    case .unknownDevice:
      ValidationError("\(message) Run 'fanlight devices' to see all of them.")
    case .ambiguousDevice: ValidationError("\(message) Name one of them.")
    case .notARelease, .unknownRelease, .neverRan: ValidationError(message)
    }
  }
}
