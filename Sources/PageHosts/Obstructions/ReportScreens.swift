import DeviceCatalog
package import Reporting
import Simulator

/// The screens of a selection, as reports describe them.
@MainActor
package struct ReportScreens {
  private struct Key: Hashable {
    var target: ScreenSelection.Target
    var orientation: ShotOrientation
  }

  private var screens: [Key: Report.Screen] = [:]
  /// The screens, in the order of the selection.
  package private(set) var all: [Report.Screen] = []

  /// Boots each device of a selection once, without an engine.
  package init(of selection: ScreenSelection) {
    guard let first = selection.orientations.first else { return }
    for target in selection.targets {
      let run = ScreenRun(
        target, program: .init(host: .wkwebview), orientation: first, selection: selection,
        title: "")
      for orientation in selection.orientations {
        run.rotate(to: orientation)
        run.simulator.layOut()
        let screen = Report.Screen(
          run.display, obstructions: run.obstructions,
          scale: target.device.display(orientation.row).scale, order: all.count)
        screens[Key(target: target, orientation: orientation)] = screen
        all.append(screen)
      }
    }
  }

  /// Returns the screen of a device in an orientation; `nil` if the selection does not contain it.
  package subscript(
    _ target: ScreenSelection.Target, _ orientation: ShotOrientation
  ) -> Report.Screen? {
    screens[Key(target: target, orientation: orientation)]
  }
}
