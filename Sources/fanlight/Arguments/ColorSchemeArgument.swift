import ArgumentParser
import PageHosts

/// A value of `--color-scheme`.
enum ColorSchemeArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark
}
