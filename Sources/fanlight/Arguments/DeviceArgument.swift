import ArgumentParser
import DeviceCatalog

/// An argument that names a device or a group of devices.
enum DeviceArgument: Hashable {
  /// One device.
  case device(Device)
  /// All devices of a group.
  case group(DeviceGroup)

  /// Creates the value of an argument.
  ///
  /// - Throws: A validation error that names similar devices and the command that lists all of them.
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

  /// Returns the devices with the releases that the values of `--os` name for each of them.
  ///
  /// A single device must support every release; devices of a group that never ran a release are omitted.
  ///
  /// - Throws: A validation error for an unknown release, or one that no named device ran.
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

  /// Returns the release that an argument names for a device, or throws if the device never ran it.
  private static func release(_ argument: String?, of device: Device) throws -> SystemRelease {
    do {
      return try device.systemRelease(for: argument)
    } catch {
      throw error.validationError
    }
  }

  /// Returns the release that an argument names for a device; `nil` if the device never ran it.
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
  /// The error as a usage error with advice.
  var validationError: ValidationError {
    switch code {
    case .unknownDevice:
      ValidationError("\(message) Run 'fanlight devices' to see all of them.")
    case .ambiguousDevice: ValidationError("\(message) Name one of them.")
    case .notARelease, .unknownRelease, .neverRan: ValidationError(message)
    }
  }
}
