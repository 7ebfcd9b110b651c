import ArgumentParser
import PageHosts

/// The option for the state of Safari's bars.
struct SafariBarsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Safari's bars: expanded, or minimized as after scrolling down. On an iPad they stay. \
      (default: expanded, and minimized where --scroll moves the page)
      """, valueName: "state"))
  var safariBars: SafariBarsArgument?

  /// The state of Safari's bars; `nil` to derive it from the scroll position.
  var bars: SafariBars? { safariBars.flatMap { SafariBars(rawValue: $0.rawValue) } }
}
