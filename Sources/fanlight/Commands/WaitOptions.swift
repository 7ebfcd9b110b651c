import ArgumentParser
import PageHosts

/// The options for the state that a page must reach before it is captured or measured.
struct WaitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is waited for: the page's load event, or that it is quiet.", valueName: "state"))
  var until: PageWait.State = .quiet

  @Option(
    name: .customLong("wait-for"), parsing: .unconditional,
    help: ArgumentHelp(
      "Wait until an element that matches this CSS selector is displayed.", valueName: "selector"))
  var selector: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long to wait after all that; not part of --timeout. (default: 0)",
      valueName: "seconds"),
    transform: NumberArgument.delay)
  var delay: Double?

  mutating func validate() throws {
    guard selector?.allSatisfy(\.isWhitespace) != true else {
      throw ValidationError("--wait-for takes a CSS selector, such as '#app .ready'.")
    }
  }

  /// The values of the options.
  var wait: PageWait {
    PageWait(until: until, selector: selector, delay: .seconds(delay ?? 0))
  }
}

extension PageWait.State: ExpressibleByArgument {}
