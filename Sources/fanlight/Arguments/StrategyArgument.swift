import ArgumentParser
import PageHosts

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
