import ArgumentParser
import PageHosts

/// A value of `--orientation`.
enum OrientationArgument: String, ExpressibleByArgument, CaseIterable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
  /// Both landscape orientations, as in `UIInterfaceOrientationMask.landscape`.
  case landscape
  case all

  var orientations: [ShotOrientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscapeLeft: [.landscapeLeft]
    case .landscapeRight: [.landscapeRight]
    case .landscape: [.landscapeLeft, .landscapeRight]
    case .all: ShotOrientation.allCases
    }
  }
}
