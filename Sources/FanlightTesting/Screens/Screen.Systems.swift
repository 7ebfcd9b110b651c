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
    /// The newest release that each device runs, and where that is of the design of 26, the last one
    /// before it as well.
    public static let eras: Systems = .init(kind: .eras)

    /// Returns releases by name, such as "18" for its last one or "18.6"; devices that do not run one are
    /// left out of it.
    public static func named(_ releases: String...) -> Systems { .init(kind: .named(releases)) }

    /// The releases of a device as a screen names them.
    ///
    /// A word that is not a release is among them, so that the test which shows it fails.
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

    /// What a device is shown with which runs none of the releases, for a matrix that has nothing else.
    var fallback: String? {
      if case .named(let words) = kind { words.first } else { nil }
    }
  }
}
