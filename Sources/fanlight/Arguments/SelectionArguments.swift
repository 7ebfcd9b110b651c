import ArgumentParser
import PageHosts

/// A value of `--host`.
enum HostArgument: String, ExpressibleByArgument, CaseIterable {
  case safari, wkwebview, browser, all

  var hosts: [PageHost] { self == .all ? PageHost.allCases : [PageHost(rawValue: rawValue)!] }
}

/// A value of `--strategy`.
enum StrategyArgument: String, ExpressibleByArgument, CaseIterable {
  case standard, article

  var strategy: BrowserStrategy {
    switch self {
    case .standard: .standard
    case .article: .article
    }
  }
}

/// A value of `--orientation`.
enum OrientationArgument: String, ExpressibleByArgument, CaseIterable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
  /// Both, as in `UIInterfaceOrientationMask.landscape`.
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

/// A value of `--status-bar`.
enum StatusBarArgument: String, ExpressibleByArgument, CaseIterable {
  case visible, hidden
}

/// A value of `--viewport-fit`.
enum ViewportFitArgument: String, ExpressibleByArgument, CaseIterable {
  case auto, contain, cover, all

  var viewportFits: [ViewportFit] {
    self == .all ? ViewportFit.allCases : [ViewportFit(rawValue: rawValue)!]
  }
}

/// The values of `--bars`.
enum BarsArgument {
  /// Parses names of bars, separated by commas, or "none".
  static func bars(_ argument: String) throws -> Set<HostBar> {
    if argument == "none" { return [] }
    var bars: Set<HostBar> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let bar = HostBar(rawValue: String(name)) else {
        throw ValidationError(
          "write 'none', or some of 'navigation', 'toolbar' and 'tab' with commas between.")
      }
      bars.insert(bar)
    }
    return bars
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order of first appearance.
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
