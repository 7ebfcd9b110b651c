import ArgumentParser
import PageHosts

/// The parser of `--bars`.
enum BarsArgument {
  /// Returns the bars that a comma-separated list names; empty for "none".
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
