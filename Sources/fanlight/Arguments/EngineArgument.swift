import ArgumentParser

/// A value of `--engine`.
enum EngineArgument: String, ExpressibleByArgument, CaseIterable {
  case chromium, webkit
}
