import DeviceCatalog
public import UIKit

extension Screen {
  /// Returns the screens of devices in each orientation, on each system and with each setting.
  ///
  /// Rows are in the order of the catalog, the oldest device of a family first, whatever the order of the
  /// groups; a row without a twin before it stays. Names that the catalog does not know come last.
  ///
  /// `FANLIGHT_SHARD` of the environment keeps a part of the rows: `2/4` every fourth from the second on,
  /// and `auto` what the CI service's numbers of jobs say.
  ///
  /// - Parameters:
  ///   - groups: The devices; all where none is given.
  ///   - orientations: The orientations of the interface.
  ///   - systems: The systems of each device.
  ///   - textSizes: The text sizes that the user may have chosen.
  ///   - styles: The appearances that the user may have chosen.
  ///   - directions: The layout directions of the language.
  ///   - distinct: Which screens stand for others.
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

  /// The names of devices with those of systems, in the order of the catalog.
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
    // A matrix without rows would pass without a test: the first device says what it does not run.
    if displays.isEmpty, let first = known.first {
      displays.append((first.name, systems.fallback))
    }
    return displays
  }

  /// The key by which rows of a matrix are distinct.
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
      // The class stands for the device, its system and the orientation.
      self.screen.device = ""
      self.screen.orientation = .portrait
    }
  }
}
