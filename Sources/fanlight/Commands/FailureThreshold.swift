import ArgumentParser

/// A value of `--fail-on`.
enum FailureThreshold: String, ExpressibleByArgument, CaseIterable {
  case critical, serious, moderate, minor, none
}
