import ArgumentParser
import PageHosts

/// A value of `--safari-bars`.
enum SafariBarsArgument: String, ExpressibleByArgument, CaseIterable {
  case expanded, minimized
}
