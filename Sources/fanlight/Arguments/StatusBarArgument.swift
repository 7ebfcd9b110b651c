import ArgumentParser

/// A value of `--status-bar`.
enum StatusBarArgument: String, ExpressibleByArgument, CaseIterable {
  case visible, hidden
}
