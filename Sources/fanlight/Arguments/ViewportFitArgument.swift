import ArgumentParser
import PageHosts

/// A value of `--viewport-fit`.
enum ViewportFitArgument: String, ExpressibleByArgument, CaseIterable {
  case auto, contain, cover, all

  var viewportFits: [ViewportFit] {
    self == .all ? ViewportFit.allCases : [ViewportFit(rawValue: rawValue)!]
  }
}
