import DeviceCatalog

extension Screen {
  /// The systems of a matrix of screens.
  public struct Systems: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
      case newest, eras
      case named([String])
    }

    private let kind: Kind

    /// The newest release that each device runs.
    public static let newest: Systems = .init(kind: .newest)
    /// The newest release that each device runs, and additionally the last release before the design of iOS
    /// 26 if the newest one has it.
    public static let eras: Systems = .init(kind: .eras)

    /// Returns releases by name, such as "18" for its last one or "18.6"; devices that do not run a release
    /// are omitted for it.
    public static func named(_ releases: String...) -> Systems { .init(kind: .named(releases)) }

    /// Returns the releases of a device, by the names in a screen.
    ///
    /// A name that is not a release is included, so that the test that shows it fails.
    func releases(of device: Device) -> [String] {
      switch kind {
      case .newest: return ["\(device.lastSystem)"]
      case .eras:
        let before = device.lastSystem.major < 26 ? nil : try? device.systemRelease(for: "18")
        return [before, device.lastSystem].compactMap { $0.map { "\($0)" } }
      case .named(let words):
        return words.compactMap { word in
          do throws(DeviceLookupError) {
            return "\(try device.systemRelease(for: word))"
          } catch {
            return error.code == .neverRan ? nil : word
          }
        }
      }
    }

    /// The release for a device that runs none of the releases, if the matrix would otherwise be empty.
    var fallback: String? {
      if case .named(let words) = kind { words.first } else { nil }
    }
  }
}
