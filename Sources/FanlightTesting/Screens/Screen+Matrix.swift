import DeviceCatalog
public import UIKit

extension Screen {
  /// Returns the screens of devices in each orientation, on each system and with each setting.
  ///
  /// Rows are in the order of the catalog, with the oldest device of a family first, whatever the order of
  /// the groups; of equal rows the first is kept. Names that the catalog does not have come last.
  ///
  /// `FANLIGHT_SHARD` in the environment selects a part of the rows: `2/4` every fourth row from the second
  /// on, and `auto` the part of the CI service's job.
  ///
  /// - Parameters:
  ///   - groups: The devices; all devices by default.
  ///   - orientations: The orientations of the interface.
  ///   - systems: The systems of each device.
  ///   - textSizes: The text sizes of the user.
  ///   - styles: The appearances of the user.
  ///   - directions: The layout directions of the language.
  ///   - distinct: What two screens have to differ in for both to be returned.
  /// - Precondition: No list is empty.
  public static func matrix(
    _ groups: Devices...,
    orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight],
    systems: Systems = .newest, textSizes: [UIContentSizeCategory] = [.large],
    styles: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    distinct: Distinct = .layouts
  ) -> [Screen] {
    precondition(
      !orientations.isEmpty && !textSizes.isEmpty && !styles.isEmpty && !directions.isEmpty,
      "a matrix without orientations, text sizes, styles or directions tests nothing")
    let displays = displays(groups.isEmpty ? [.all] : groups, systems)
    var seen: Set<Row> = []
    var screens: [Screen] = []
    for (device, system) in displays {
      for orientation in orientations {
        for textSize in textSizes {
          for style in styles {
            for direction in directions {
              let screen = Screen(
                device, system: system, orientation: orientation, textSize: textSize, style: style,
                direction: direction)
              let row = Row(screen, distinct)
              if seen.insert(row).inserted { screens.append(screen) }
            }
          }
        }
      }
    }
    return ScreenShard.current?.part(of: screens) ?? screens
  }

  /// Returns the pairs of device and system names, in the order of the catalog.
  private static func displays(
    _ groups: [Devices], _ systems: Systems
  ) -> [(device: String, system: String?)] {
    let catalog = DeviceCatalog.builtIn
    var wanted: [String] = []
    for name in groups.flatMap({ $0.names(in: catalog) }) where !wanted.contains(name) {
      wanted.append(name)
    }
    let known = catalog.devices.filter { wanted.contains($0.name) }
    var displays: [(device: String, system: String?)] = known.flatMap { device in
      systems.releases(of: device).map { (device.name, $0) }
    }
    for name in wanted where !known.contains(where: { $0.name == name }) {
      displays.append((name, nil))
    }
    // An empty matrix would pass without a test: the first device reports what it does not run.
    if displays.isEmpty, let first = known.first {
      displays.append((first.name, systems.fallback))
    }
    return displays
  }

  /// The key that decides whether two rows of a matrix are the same.
  private struct Row: Hashable {
    private var layout: LayoutClass?
    private var picture: PictureClass?
    private var screen: Screen

    init(_ screen: Screen, _ distinct: Distinct) {
      self.screen = screen
      guard distinct != .no, let (device, release) = try? screen.hardware() else { return }
      switch distinct {
      case .layouts: layout = LayoutClass(device, screen.orientation, on: release)
      case .pictures: picture = PictureClass(device, screen.orientation, on: release)
      case .no: return
      }
      // The class replaces the device, its system and the orientation.
      self.screen.device = ""
      self.screen.orientation = .portrait
    }
  }
}
